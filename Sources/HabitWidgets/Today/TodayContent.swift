import Foundation
import HabitData
import HabitEngine

/// What the widget "Today" shows.
struct TodayContent: Hashable, Sendable {
  /// "Today", or the name of the category that was chosen.
  let title: String
  /// The category that was chosen, where it is gone.
  let isGone: Bool
  /// How far today has come.
  let progress: TodayProgress
  /// The habits of today: first what is due by now, then what is open, then what is done.
  let habits: [HabitDay]
  /// Whether there is any habit.
  let hasHabits: Bool

  /// What is said where there is no habit to show.
  var message: String {
    if isGone { return "This category is gone. Choose another one." }
    if !hasHabits { return "Add a habit, and it is here." }
    return progress.message
  }
}

extension TodayContent {
  /// Today at an instant.
  /// - Parameter category: The one that is looked at; nil for all habits.
  init(_ facts: WidgetFacts, category: HabitCategory?, at date: Date) {
    let kept = facts.kept(of: category)
    let days = kept.map { HabitDay($0, at: date, facts) }
    let name = category.map { facts.categories[$0] }
    self.init(
      title: (name ?? nil) ?? "Today",
      isGone: name == .some(nil),
      progress: TodayProgress(days.map { (state: $0.state, period: $0.period) }),
      habits: Self.sorted(days.filter(\.isOfToday)),
      hasHabits: !kept.isEmpty
    )
  }

  /// From now on.
  static func schedule(
    _ facts: WidgetFacts,
    category: HabitCategory?,
    from now: Date
  ) -> WidgetSchedule<TodayContent> {
    WidgetSchedule(WidgetMoments(of: facts.kept(of: category), from: now, facts)) {
      TodayContent(facts, category: category, at: $0)
    }
  }

  private static func sorted(_ days: [HabitDay]) -> [HabitDay] {
    let due = days.filter { $0.dueSince != nil }
    let open = days.filter { $0.isOpen && $0.dueSince == nil }
    let rest = days.filter { !$0.isOpen }
    // Of equal times the one that comes first in the day stays first.
    let byTime = due.enumerated().sorted { one, other in
      let times = (one.element.dueSince, other.element.dueSince)
      guard let earlier = times.0, let later = times.1, earlier != later else {
        return one.offset < other.offset
      }
      return earlier < later
    }
    return byTime.map(\.element) + open + rest
  }
}
