/// A preview of a widget. Xcode shows it in its canvas; on Linux the compiler checks it, and nothing
/// of it becomes part of the program.
/// - Parameters:
///   - name: The name in the canvas.
///   - family: The size and the place.
///   - widget: The widget.
///   - timeline: The entries that it shows, of the type that it expects.
@freestanding(declaration)
public macro Preview<Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro") where Widget: SwiftUI.Widget

/// Builds the entries of a preview.
@resultBuilder public struct PreviewTimelineBuilder {
  /// An entry stands for itself.
  public static func buildExpression(_ expression: any TimelineEntry) -> [any TimelineEntry] {
    [expression]
  }

  /// Entries, one after the other.
  public static func buildBlock(_ components: [any TimelineEntry]...) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}
