import Foundation
import HabitEngine

/// A due time of a habit.
struct DueTime: Hashable, Sendable {
  let time: TimeOfDay
  let instant: Date
}

extension WidgetSnapshot {
  /// Returns the due times of a habit on a day in ascending order. The due times are the times of
  /// its reminders.
  func dueTimes(of habit: HabitFacts, on day: CalendarDay) -> [DueTime] {
    guard !habit.reminders.isEmpty else { return [] }
    // The app's day may start before and end after the calendar day.
    let dates = (-1...1).map { day.advanced(by: $0) }
    let times = dates.flatMap { date in
      habit.reminders.compactMap { reminder -> DueTime? in
        guard reminder.weekdays.contains(date.weekday),
          let instant = reminder.time.instant(on: date, in: timeZone),
          self.day(of: instant) == day
        else { return nil }
        return DueTime(time: reminder.time, instant: instant)
      }
    }
    return Set(times).sorted { ($0.instant, $0.time) < ($1.instant, $1.time) }
  }
}
