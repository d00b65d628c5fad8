/// Says what a widget shows, and when, by what its person has configured.
public protocol AppIntentTimelineProvider {
  /// What the widget shows from a date on.
  associatedtype Entry: TimelineEntry
  /// What can be configured.
  associatedtype Intent: WidgetConfigurationIntent
  /// Where it is to be shown.
  typealias Context = TimelineProviderContext

  /// Something that looks like the widget, at once.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// What the widget shows now, soon.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// What the widget shows from now on.
  func timeline(
    for configuration: Self.Intent,
    in context: Self.Context
  ) async -> Timeline<Self.Entry>
}
