import Foundation

/// A provider of a widget's timeline for a configuration.
public protocol AppIntentTimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// The context in which the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns a sample entry immediately.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Returns the current entry quickly.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// Returns the timeline from now on.
  func timeline(
    for configuration: Self.Intent,
    in context: Self.Context
  ) async -> Timeline<Self.Entry>
}

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
