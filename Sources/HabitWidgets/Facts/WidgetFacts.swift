import Foundation
import HabitData
import HabitEngine

/// What widgets know of the store at one moment. Everything they show, now and later, follows from it
/// and a date.
struct WidgetFacts: Hashable, Sendable {
  /// The habits, archived ones too, in the order of the day.
  let habits: [HabitFacts]
  /// The user's categories, by name.
  let categories: [HabitCategory: String]
  let weekStart: WeekStart
  /// Which instant belongs to which day.
  let boundary: DayBoundary
  /// Where clocks show the times of reminders.
  let timeZone: TimeZone

  /// The day that an instant belongs to.
  func day(of date: Date) -> CalendarDay { boundary.day(of: date) }

  /// The habit of an identity; nil where it is gone.
  func habit(_ id: UUID) -> HabitFacts? { habits.first { $0.id == id } }

  /// The habits that are kept, of a category where one is given.
  func kept(of category: HabitCategory? = nil) -> [HabitFacts] {
    habits.filter { !$0.isArchived && (category == nil || $0.category == category) }
  }
}

extension WidgetFacts {
  /// What the store has now.
  /// - Parameters:
  ///   - habits: All of them.
  ///   - timeZone: Where the user is.
  @MainActor init(
    _ habits: [Habit],
    _ categories: CategoryList,
    _ store: HabitStore,
    timeZone: TimeZone
  ) throws {
    try store.read(habits)
    let sorted = habits.sorted { one, other in
      (one.timeOfDay.place, one.sortIndex) < (other.timeOfDay.place, other.sortIndex)
    }
    self.init(
      habits: sorted.map { HabitFacts($0, store) },
      categories: Dictionary(
        categories.categories.map { ($0.id, $0.name) },
        uniquingKeysWith: { first, _ in first }
      ),
      weekStart: store.weekStart,
      boundary: store.days.boundary,
      timeZone: timeZone
    )
  }
}

extension DayPart {
  /// What is for any time waits until what has a time of the day.
  fileprivate var place: Int {
    switch self {
    case .morning: 0
    case .afternoon: 1
    case .evening: 2
    case .any: 3
    }
  }
}
