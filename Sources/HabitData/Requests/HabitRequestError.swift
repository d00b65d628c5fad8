import Foundation
import HabitEngine

/// Why what a person, a script or a voice asked for can't be done.
package struct HabitRequestError: LocalizedError, Equatable {
  /// What is wrong, without a capital letter and a full stop.
  package let words: String

  package init(_ words: String) {
    self.words = words
  }

  /// The words as a sentence.
  package var errorDescription: String? { "\(words.prefix(1).uppercased())\(words.dropFirst())." }
}

extension HabitRequestError {
  package static func dayToCome(_ day: CalendarDay) -> HabitRequestError {
    HabitRequestError("\(day) is still to come")
  }

  package static func dayTooEarly(_ day: CalendarDay) -> HabitRequestError {
    HabitRequestError("\(day) is before \(CalendarDay.earliestRequest), where days begin")
  }

  static func dayIsFull(_ habit: Habit, _ day: CalendarDay) -> HabitRequestError {
    let most = habit.measure.digits(habit.measure.counts.upperBound)
    return HabitRequestError("“\(habit.name)” can't have more than \(most) on \(day)")
  }

  static func nothingDone(_ habit: Habit, _ day: CalendarDay) -> HabitRequestError {
    HabitRequestError("nothing was done for “\(habit.name)” on \(day)")
  }
}

extension CalendarDay {
  /// 1900-01-01. A day before it is a slip of the keyboard, and the app's years would begin with it.
  package static let earliestRequest = CalendarDay(rawValue: -25_567)
}
