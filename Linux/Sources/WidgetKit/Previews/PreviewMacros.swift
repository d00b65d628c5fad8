/// Declares a preview of a widget. Xcode shows the preview in its canvas. On Linux, the compiler
/// checks the declaration and discards it.
///
/// - Parameters:
///   - name: The name in the canvas.
///   - family: The family of the widget.
///   - widget: The widget.
///   - timeline: The entries to show, of the type that the widget expects.
@freestanding(declaration)
public macro Preview<Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro") where Widget: SwiftUI.Widget

/// A result builder for the entries of a preview.
@resultBuilder public struct PreviewTimelineBuilder {
  /// Passes an entry through.
  public static func buildExpression(_ expression: any TimelineEntry) -> [any TimelineEntry] {
    [expression]
  }

  /// Combines several entries.
  public static func buildBlock(_ components: [any TimelineEntry]...) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}
