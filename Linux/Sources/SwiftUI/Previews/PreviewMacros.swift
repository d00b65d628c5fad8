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
