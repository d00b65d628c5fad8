import Foundation
import HabitEngine

/// A time at which a habit is to be done.
struct DueTime: Hashable, Sendable {
  let time: TimeOfDay
  let instant: Date
}

extension WidgetFacts {
  /// The times of a day at which a habit is to be done, ascending: those that it reminds of.
  func dueTimes(of habit: HabitFacts, on day: CalendarDay) -> [DueTime] {
    guard !habit.reminders.isEmpty else { return [] }
    // What clocks call a day may begin before it, and end after it.
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
