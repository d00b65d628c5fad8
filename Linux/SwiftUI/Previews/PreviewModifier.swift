/// What previews stand in: an environment with sample data, made once for all of them.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context
  /// The type of the surroundings.
  associatedtype Body: View
  /// What stands in the surroundings.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share; called once for all previews of the modifier.
  static func makeSharedContext() async throws -> Context

  /// The preview in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

/// The view of a preview, as its modifier gets it.
public struct PreviewModifierContent {
  let content: AnyView

  package init(_ content: some View) {
    self.content = AnyView(content)
  }
}

extension PreviewModifierContent: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChild(content)
  }
}
