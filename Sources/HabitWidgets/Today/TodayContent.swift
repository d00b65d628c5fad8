import Foundation
import HabitData
import HabitEngine

/// The content of the widget with today's habits.
struct TodayContent: WidgetContent {
  /// The name of the selected category; nil without a selection or if the category was deleted.
  let category: String?
  /// True if the selected category was deleted.
  let isGone: Bool
  let progress: TodayProgress
  /// Today's habits: first the habits whose due time has passed, then the other open habits, then
  /// the completed and skipped habits, and quit habits with a slip.
  let habits: [HabitDay]
  /// True if there are habits, or habits in the selected category.
  let hasHabits: Bool

  /// The name of the selected category, or "Today" if there is none.
  var title: String { category ?? String(localized: "Today") }

  /// The reason why no habits can be shown, or otherwise a message about today's progress.
  var message: String {
    if isGone { return String(localized: "This category is gone. Choose another one.") }
    if !hasHabits { return String(localized: "Add a habit to see it here.") }
    return progress.message
  }
}

extension TodayContent {
  init(_ facts: WidgetSnapshot, of category: HabitCategory?, at date: Date) {
    let kept = facts.kept(of: category)
    let days = kept.map { HabitDay($0, at: date, facts) }
    let name = category.flatMap { facts.categories[$0] }
    self.init(
      category: name,
      isGone: category != nil && name == nil,
      progress: TodayProgress(days.map { (state: $0.state, period: $0.period) }),
      habits: Self.sorted(days.filter(\.isOfToday)),
      hasHabits: !kept.isEmpty
    )
  }

  static func choice(in configuration: HabitsWidgetIntent) -> HabitCategory? {
    configuration.category.map { HabitCategory(rawValue: $0.id) }
  }

  static func habits(in facts: WidgetSnapshot, of category: HabitCategory?) -> [HabitFacts] {
    facts.kept(of: category)
  }

  private static func sorted(_ days: [HabitDay]) -> [HabitDay] {
    // Habits with equal times keep their order.
    let due = days.enumerated()
      .compactMap { place, day in
        day.dueSince.map { (order: ($0.instant, place), day: day) }
      }
      .sorted { $0.order < $1.order }
    let open = days.filter { $0.isOpen && $0.dueSince == nil }
    let rest = days.filter { !$0.isOpen }
    return due.map(\.day) + open + rest
  }
}
