/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  let parts: ModifiedView
}

/// A view and its modifier behind a reference, shared by the enclosing views and the node.
///
/// Without the reference, each of a dozen nested modifiers would be a copy of everything inside it.
final class ModifiedView {
  let content: any View
  let modifier: BoxedModifier
  /// The view from which this view differed in the last comparison.
  ///
  /// Each enclosing view repeats the comparison. Without this cache, comparing views nested twice
  /// as deep would take four times as long.
  private var unlike: ObjectIdentifier?

  init(_ content: any View, _ modifier: BoxedModifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedView: IdentityComparable {
  func isSame(as other: ModifiedView) -> Bool {
    if self === other { return true }
    if other.unlike == ObjectIdentifier(self) { return false }
    let isSame = modifier.isSame(as: other.modifier) && Fields.areEqual(content, other.content)
    if !isSame { other.unlike = ObjectIdentifier(self) }
    return isSame
  }
}

extension ModifiedContent: View, PrimitiveView
where Content: View, Modifier: ViewModifier {
  package func update(_ node: ViewNode) {
    switch parts.modifier {
    case .primitive(let primitive):
      node.setChild(parts.content, environment: node.environment(modifiedBy: primitive))
      primitive.update(node)
    case .composed(let modifier):
      node.setChild(modifier.applied(to: parts.content))
    }
  }

  package func render(_ node: ViewNode) -> Output {
    let output = node.childrenOutput
    guard case .primitive(let primitive) = parts.modifier else { return output }
    return primitive.render(output, node)
  }

  package static var passes: Bool {
    // A modifier of the app renders as its only child, a `ModifierBody`.
    !(Modifier.self is any PrimitiveModifier.Type) || Modifier.self is any PassingModifier.Type
  }

  package func wrapsContent(like former: ModifiedContent) -> Bool {
    parts.modifier.isSame(as: former.parts.modifier)
  }

  package static var wraps: Bool { Modifier.self is any WrappingModifier.Type }
}

/// A modified view of any type.
protocol AnyModifiedContent {
  static var modifierType: Any.Type { get }
}

extension ModifiedContent: AnyModifiedContent {
  static var modifierType: Any.Type { Modifier.self }
}

/// A type-erased modifier.
enum BoxedModifier {
  /// A modifier that the graph renders.
  case primitive(any PrimitiveModifier)
  /// A modifier with a body, composed of other modifiers.
  case composed(any ViewModifier)
}

extension BoxedModifier {
  @MainActor func isSame(as other: BoxedModifier) -> Bool {
    switch (self, other) {
    case (.primitive(let one), .primitive(let two)): Fields.areEqual(one, two)
    case (.composed(let one), .composed(let two)): Fields.areEqual(one, two)
    default: false
    }
  }
}

/// A view that renders a composed modifier in its own node, which holds its state and environment.
struct ModifierBody<Modifier: ViewModifier>: View, DynamicPropertyOwner {
  let modifier: Modifier
  let content: any View

  var dynamicPropertyOwner: Any { modifier }

  var body: some View {
    modifier.body(content: _ViewModifier_Content(view: content))
  }
}

extension ViewModifier {
  fileprivate func applied(to content: any View) -> any View {
    ModifierBody(modifier: self, content: content)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    guard let modifier = modifier as? any ViewModifier else {
      preconditionFailure("\(T.self) is not a ViewModifier")
    }
    return ModifiedContent(parts: ModifiedView(self, .composed(modifier)))
  }

  /// Applies a modifier that the graph renders.
  package func modifier<T: PrimitiveModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(parts: ModifiedView(self, .primitive(modifier)))
  }
}
