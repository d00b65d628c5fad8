/// A modifier of previews with a context, such as sample data, which all of these previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context
  /// The type of view that represents the modified preview.
  associatedtype Body: View
  /// The content of a preview.
  typealias Content = PreviewModifierContent

  /// Creates the shared context. Called once for all previews of the modifier.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

/// The content of a preview, as passed to its modifier.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: PassingView {
  package func update(_ node: ViewNode) {
    node.setChild(content)
  }
}
