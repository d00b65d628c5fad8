import Foundation
import HabitEngine
import SwiftData

/// One habit's record of one day.
@Model
public final class HabitCompletion {
  #Unique<HabitCompletion>([\.habitID, \.day])

  /// The identity of the habit it belongs to. It repeats ``habit`` so that the store itself refuses
  /// a second record of a day, and so that all records can be read without their habits.
  package var habitID: UUID
  /// Civil day number: days since 1970-01-01.
  package var day: Int
  /// How often, 0 to 9,999, or how much, in smallest parts of what the habit measures.
  var count: Int
  /// The raw value of a `DayStatus`; an unknown one of a later version reads as done.
  var statusRaw: String
  /// Up to 500 characters.
  package var note: String
  /// The instant of the last change.
  var date: Date
  /// The habit it belongs to.
  var habit: Habit?

  /// A record of a day of a habit.
  init(_ completion: HabitSnapshot.Completion, of habit: Habit) {
    habitID = habit.id
    day = completion.record.day.rawValue
    count = completion.record.count
    statusRaw = completion.record.status.rawValue
    note = completion.note
    date = completion.date
    self.habit = habit
  }

  /// Copies the day from a snapshot.
  func apply(_ completion: HabitSnapshot.Completion) {
    count = completion.record.count
    statusRaw = completion.record.status.rawValue
    note = completion.note
    date = completion.date
  }
}

extension HabitCompletion {
  /// What the user said about the day.
  var status: DayStatus {
    DayStatus(rawValue: statusRaw) ?? .done
  }

  /// The day's record as the engine reads it.
  var record: DayRecord {
    DayRecord(day: CalendarDay(rawValue: day), count: count, status: status)
  }
}

extension HabitCompletion {
  /// The records of a habit that have a note, of a month.
  /// - Parameter month: Its first day.
  package static func withNote(of habit: UUID, in month: CalendarDay) -> Predicate<HabitCompletion>
  {
    let (first, last) = (month.rawValue, month.endOfMonth.rawValue)
    return #Predicate {
      $0.habitID == habit && $0.day >= first && $0.day <= last && $0.note != ""
    }
  }
}
