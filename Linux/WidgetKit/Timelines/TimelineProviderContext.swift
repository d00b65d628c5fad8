import Foundation

/// Where a widget's entries are to be shown.
public struct TimelineProviderContext {
  /// The size and the place of the widget.
  public let family: WidgetFamily
  /// Whether the entries are shown where widgets are chosen.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize

  init(family: WidgetFamily) {
    self.family = family
    // What is chosen from is live here, too.
    isPreview = false
    displaySize = family.size
  }
}
