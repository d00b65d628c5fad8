/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// No body of its own.
  public typealias Body = Never

  /// The view that is modified.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func update(_ node: ViewNode) {
    if let primitive = modifier as? any PrimitiveModifier {
      node.setChild(content, environment: node.environment(modifiedBy: primitive))
      primitive.update(node)
    } else {
      node.setChild(ModifierBody(modifier: modifier, content: content))
    }
  }

  package func render(_ node: ViewNode) -> Output {
    let output = node.childrenOutput
    guard let primitive = modifier as? any PrimitiveModifier else { return output }
    return primitive.render(output, node)
  }
}

/// Gives a modifier of the app a node of its own, where its state and environment live.
struct ModifierBody<Modifier: ViewModifier>: View, DynamicPropertyOwner {
  let modifier: Modifier
  let content: any View

  var dynamicPropertyOwner: Any { modifier }

  var body: some View {
    modifier.body(content: _ViewModifier_Content(view: content))
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
