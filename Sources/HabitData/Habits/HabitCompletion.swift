import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// A habit's record of one day.
@Model
public final class HabitCompletion {
  #Unique<HabitCompletion>([\.habitID, \.day])

  /// The identifier of the habit. It repeats ``habit`` so that the store can enforce one record per
  /// day, and so that records can be read without their habits.
  package var habitID: UUID
  /// The day, in days since 1970-01-01.
  package var day: Int
  /// The number of completions, 0 to 9,999, or the amount in minor units of the measure.
  var count: Int
  /// The raw value of a `DayStatus`. An unknown value from a later version is read as done.
  var statusRaw: String
  /// The note, up to 500 characters.
  package var note: String
  /// The time of the last change.
  var date: Date
  /// The habit that the record belongs to.
  var habit: Habit?
  /// The amount by which an unsaved change raises or lowers the count; nil if the count was set.
  /// Other devices add the amount to their own counts.
  @Transient var addition: DayFact.Addition?

  /// Creates the record of a day.
  ///
  /// - Parameter now: The time of the change if the portable day has none.
  init(_ portable: PortableDay, of habit: Habit, at now: Date) {
    habitID = habit.id
    day = portable.day.rawValue
    count = portable.count
    statusRaw = portable.status.rawValue
    note = portable.note
    date = portable.changedAt ?? now
    self.habit = habit
  }

  /// Copies the content of a day.
  func apply(_ portable: PortableDay, at now: Date) {
    count = portable.count
    statusRaw = portable.status.rawValue
    note = portable.note
    date = portable.changedAt ?? now
  }
}

extension HabitCompletion {
  var status: DayStatus {
    DayStatus(rawValue: statusRaw) ?? .done
  }

  /// The record as a value.
  var record: DayRecord {
    DayRecord(day: CalendarDay(rawValue: day), count: count, status: status)
  }
}

extension HabitCompletion {
  /// Returns a predicate for a habit's records with a note in a month.
  ///
  /// - Parameter month: The first day of the month.
  package static func withNote(of habit: UUID, in month: CalendarDay) -> Predicate<HabitCompletion>
  {
    let (first, last) = (month.rawValue, month.endOfMonth.rawValue)
    return #Predicate {
      $0.habitID == habit && $0.day >= first && $0.day <= last && $0.note != ""
    }
  }
}
