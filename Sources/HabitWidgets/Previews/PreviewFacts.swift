import Foundation
import HabitData
import HabitEngine

/// The data of previews, with fixed habits and a fixed day.
struct PreviewFacts {
  let facts: WidgetSnapshot
  private static let now = Date(timeIntervalSince1970: 1_773_079_200)

  static let sample = PreviewFacts(facts: .sample(at: now, timeZone: .gmt))
  static let none = PreviewFacts(
    facts: WidgetSnapshot(
      habits: [],
      categories: [:],
      weekStart: .sunday,
      boundary: .utcBuckets,
      timeZone: .gmt
    )
  )

  var today: TodayContent { TodayContent(facts, of: nil, at: Self.now) }
  var habit: HabitContent { HabitContent(facts, of: nil, at: Self.now) }
  var streaks: StreaksContent { StreaksContent(facts, of: nil, at: Self.now) }

  /// Returns an entry with some content.
  func entry<Content>(_ content: KeyPath<PreviewFacts, Content>) -> WidgetEntry<Content> {
    WidgetEntry(date: Self.now, content: self[keyPath: content])
  }

  /// The figures of the first habit.
  var figures: HabitFigures { HabitFigures(facts.habits[0], at: Self.now, facts) }
}
