/// A preview of a view. Xcode shows it in its canvas; on Linux the compiler checks it, and nothing
/// of it becomes part of the program.
/// - Parameters:
///   - name: The name in the canvas.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// A preview of a view with traits. Xcode shows it in its canvas; on Linux the compiler checks it,
/// and nothing of it becomes part of the program.
/// - Parameters:
///   - name: The name in the canvas.
///   - traits: What the preview is given.
///   - additionalTraits: What else it is given.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
