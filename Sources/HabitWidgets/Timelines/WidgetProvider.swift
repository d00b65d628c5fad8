import AppIntents
import Foundation
import HabitData
import WidgetKit

/// The content of a widget at an instant.
protocol WidgetContent: Hashable, Sendable {
  associatedtype Configuration: WidgetConfigurationIntent
  /// The part of a configuration that determines the content.
  associatedtype Choice: Sendable

  /// False if the widget gallery must show sample habits instead.
  var hasHabits: Bool { get }

  /// Creates the content at an instant.
  ///
  /// - Parameter choice: The habit or category, or nil for the default.
  init(_ facts: WidgetSnapshot, of choice: Choice?, at date: Date)

  static func choice(in configuration: Configuration) -> Choice?

  /// Returns the habits whose due times may change the content.
  static func habits(in facts: WidgetSnapshot, of choice: Choice?) -> [HabitFacts]
}

extension WidgetContent {
  /// Returns the schedule, starting now.
  static func schedule(
    _ facts: WidgetSnapshot,
    of choice: Choice?,
    from now: Date
  ) -> WidgetSchedule<Self> {
    WidgetSchedule(WidgetMoments(of: habits(in: facts, of: choice), from: now, facts)) {
      Self(facts, of: choice, at: $0)
    }
  }
}

/// The timeline provider of each widget.
struct WidgetProvider<Content: WidgetContent>: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WidgetEntry<Content> {
    let now = AppClock.system.now()
    let facts = WidgetSnapshot.sample(at: now, timeZone: .current)
    return WidgetEntry(date: now, content: Content(facts, of: nil, at: now))
  }

  func snapshot(
    for configuration: Content.Configuration,
    in context: Context
  ) async -> WidgetEntry<Content> {
    let entry = await timeline(for: configuration, in: context).entries[0]
    return context.isPreview && entry.content?.hasHabits == false
      ? placeholder(in: context) : entry
  }

  func timeline(
    for configuration: Content.Configuration,
    in context: Context
  ) async -> Timeline<WidgetEntry<Content>> {
    let choice = Content.choice(in: configuration)
    let schedule = await WidgetSource.schedule { Content.schedule($0, of: choice, from: $1) }
    return Timeline(entries: schedule.entries, policy: .after(schedule.end))
  }
}
