import Foundation

/// The context in which a widget's entries are shown.
public struct TimelineProviderContext {
  /// The family of the widget.
  public let family: WidgetFamily
  /// A Boolean value that indicates whether the entries are shown in the gallery.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize

  init(family: WidgetFamily) {
    self.family = family
    // On Linux, the gallery shows live widgets.
    isPreview = false
    displaySize = family.size
  }
}
