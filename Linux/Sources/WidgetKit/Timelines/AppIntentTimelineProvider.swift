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
