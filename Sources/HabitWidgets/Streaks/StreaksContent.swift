import Foundation
import HabitData
import HabitEngine

/// What the widget "Streaks" shows.
struct StreaksContent: Hashable, Sendable {
  /// "Streaks", or the name of the category that was chosen.
  let title: String
  /// The habits with the longest streaks that go on, the longest first.
  let leaders: [HabitDay]
  /// Whether there is any habit.
  let hasHabits: Bool

  /// The most that are shown.
  static let limit = 6

  /// What is said where no streak goes on.
  var message: String {
    hasHabits ? "No streak goes on. The next one begins today." : "Add a habit, and it is here."
  }
}

extension StreaksContent {
  /// The streaks at an instant.
  init(_ facts: WidgetFacts, category: HabitCategory?, at date: Date) {
    let days = facts.kept(of: category).map { HabitDay($0, at: date, facts) }
    let going = days.enumerated().filter { $0.element.hasActiveStreak }.sorted { one, other in
      let lengths = (one.element.streakInDays, other.element.streakInDays)
      return lengths.0 == lengths.1 ? one.offset < other.offset : lengths.0 > lengths.1
    }
    self.init(
      title: category.flatMap { facts.categories[$0] } ?? "Streaks",
      leaders: going.prefix(Self.limit).map(\.element),
      hasHabits: !days.isEmpty
    )
  }

  /// From now on.
  static func schedule(
    _ facts: WidgetFacts,
    category: HabitCategory?,
    from now: Date
  ) -> WidgetSchedule<StreaksContent> {
    WidgetSchedule(WidgetMoments(of: [], from: now, facts)) {
      StreaksContent(facts, category: category, at: $0)
    }
  }
}

extension HabitDay {
  /// Whether its streak goes on, which that of a habit that has ended does not.
  fileprivate var hasActiveStreak: Bool { streak > 0 && !state.standing.hasEnded }
}
