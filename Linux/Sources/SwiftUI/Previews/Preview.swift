/// Declares a preview of a view. Xcode shows the preview in its canvas. On Linux, the compiler
/// checks the declaration and discards it.
///
/// - Parameters:
///   - name: The name in the canvas.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits. Xcode shows the preview in its canvas. On Linux, the
/// compiler checks the declaration and discards it.
///
/// - Parameters:
///   - name: The name in the canvas.
///   - traits: The trait of the preview.
///   - additionalTraits: Further traits.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

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

/// A preview in Xcode's canvas.
public struct Preview {
  /// A type that marks traits for previews of views.
  public struct ViewTraits {}
}

/// A trait of a preview, such as a modifier of its view.
public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait()
  }
}
