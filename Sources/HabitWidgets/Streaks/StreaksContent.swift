import Foundation
import HabitData
import HabitEngine

/// The content of the widget with current streaks.
struct StreaksContent: WidgetContent {
  /// The name of the selected category; nil without a selection or if the category was deleted.
  let category: String?
  /// True if the selected category was deleted.
  let isGone: Bool
  /// The habits with the longest current streaks, longest first.
  let leaders: [HabitDay]
  /// True if there are habits, or habits in the selected category.
  let hasHabits: Bool

  /// The maximum number of habits.
  static let limit = 6

  /// The name of the selected category, or "Streaks" if there is none.
  var title: String { category ?? String(localized: "Streaks") }

  /// The message if there are no current streaks.
  var message: String {
    if isGone { return String(localized: "This category is gone. Choose another one.") }
    return hasHabits
      ? String(localized: "No active streaks yet. Complete a habit to start one.")
      : String(localized: "Add a habit to see it here.")
  }
}

extension StreaksContent {
  init(_ facts: WidgetSnapshot, of category: HabitCategory?, at date: Date) {
    let days = facts.kept(of: category).map { HabitDay($0, at: date, facts) }
    let going = days.enumerated().filter { $0.element.hasActiveStreak }.sorted { one, other in
      let lengths = (one.element.streakInDays, other.element.streakInDays)
      return lengths.0 == lengths.1 ? one.offset < other.offset : lengths.0 > lengths.1
    }
    let name = category.flatMap { facts.categories[$0] }
    self.init(
      category: name,
      isGone: category != nil && name == nil,
      leaders: going.prefix(Self.limit).map(\.element),
      hasHabits: !days.isEmpty
    )
  }

  static func choice(in configuration: HabitsWidgetIntent) -> HabitCategory? {
    TodayContent.choice(in: configuration)
  }

  static func habits(in facts: WidgetSnapshot, of category: HabitCategory?) -> [HabitFacts] { [] }
}

extension HabitDay {
  /// True if the habit has a current streak and has not ended.
  fileprivate var hasActiveStreak: Bool { streak > 0 && !state.status.hasEnded }
}
