import Foundation
import HabitData
import HabitEngine

/// Sample habits for placeholders and for the widget gallery before there are habits.
extension WidgetSnapshot {
  /// Returns a few habits on a day with some progress.
  static func sample(at now: Date, timeZone: TimeZone) -> WidgetSnapshot {
    let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0)
    let habits = SampleHistory(today: boundary.day(of: now), boundary: boundary).habits(7)
    return WidgetSnapshot(
      habits: habits.map { HabitFacts($0, boundary) },
      categories: [:],
      weekStart: .sunday,
      boundary: boundary,
      timeZone: timeZone
    )
  }
}

extension HabitFacts {
  fileprivate init(_ sample: PortableHabit, _ boundary: DayBoundary) {
    self.init(
      id: sample.id,
      name: sample.name,
      icon: sample.shownIcon,
      color: sample.shownColor,
      category: sample.draft.category,
      isArchived: false,
      history: HabitHistory(
        log: HabitLog(sample.days.map(\.record)),
        target: sample.target,
        created: sample.createdAt.map(boundary.day) ?? .max
      ),
      reminders: sample.reminders,
      timer: sample.timer
    )
  }
}
