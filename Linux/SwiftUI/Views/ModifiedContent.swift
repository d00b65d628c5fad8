/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// No body of its own.
  public typealias Body = Never

  let content: HeldView
  let modifier: HeldModifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func update(_ node: ViewNode) {
    switch modifier {
    case .primitive(let primitive):
      node.setChild(content.view, environment: node.environment(modifiedBy: primitive))
      primitive.update(node)
    case .composed(let modifier):
      node.setChild(modifier.applied(to: content.view))
    }
  }

  package func render(_ node: ViewNode) -> Output {
    let output = node.childrenOutput
    guard case .primitive(let primitive) = modifier else { return output }
    return primitive.render(output, node)
  }
}

/// A modifier as views hold it.
enum HeldModifier {
  /// One that the graph draws.
  case primitive(any PrimitiveModifier)
  /// One that an app composed of others.
  case composed(any ViewModifier)
}

extension HeldModifier: IdentityComparable {
  func isSame(as other: HeldModifier) -> Bool {
    switch (self, other) {
    case (.primitive(let one), .primitive(let two)): Fields.areEqual(one, two)
    case (.composed(let one), .composed(let two)): Fields.areEqual(one, two)
    default: false
    }
  }
}

/// Gives a modifier of the app a node of its own, where its state and environment live.
struct ModifierBody<Modifier: ViewModifier>: View, DynamicPropertyOwner {
  let modifier: Modifier
  let content: HeldView

  var dynamicPropertyOwner: Any { modifier }

  var body: some View {
    modifier.body(content: _ViewModifier_Content(view: content.view))
  }
}

extension ViewModifier {
  fileprivate func applied(to content: any View) -> any View {
    ModifierBody(modifier: self, content: HeldView(view: content))
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    guard let modifier = modifier as? any ViewModifier else {
      preconditionFailure("\(T.self) is no ViewModifier, so what it is applied to is no view")
    }
    return ModifiedContent(content: HeldView(view: self), modifier: .composed(modifier))
  }

  /// Applies a modifier that the graph draws.
  package func modifier<T: PrimitiveModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: HeldView(view: self), modifier: .primitive(modifier))
  }
}
