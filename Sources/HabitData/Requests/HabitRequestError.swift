import Foundation
import HabitEngine

/// The reason why a request by a person, a script, or a voice assistant can't be carried out.
package struct HabitRequestError: LocalizedError, Equatable {
  /// The reason as a complete sentence.
  private let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }

  package var errorDescription: String? { sentence }
}

extension HabitRequestError {
  package static func futureDay(_ day: CalendarDay) -> HabitRequestError {
    HabitRequestError(String(localized: "\(day.description) is in the future."))
  }

  package static func dayTooEarly(_ day: CalendarDay) -> HabitRequestError {
    HabitRequestError(
      String(
        localized:
          "\(day.description) is before \(CalendarDay.earliestRequest.description), the earliest day."
      )
    )
  }

  static func dayIsFull(_ habit: Habit, _ day: CalendarDay) -> HabitRequestError {
    let most = habit.measure.typed(habit.measure.counts.upperBound)
    return HabitRequestError(
      String(localized: "“\(habit.name)” can't have more than \(most) on \(day.description).")
    )
  }

  static func nothingDone(_ habit: Habit, _ day: CalendarDay) -> HabitRequestError {
    HabitRequestError(
      String(localized: "Nothing was done for “\(habit.name)” on \(day.description).")
    )
  }
}

extension CalendarDay {
  /// 1900-01-01. An earlier day is most likely a typo, and the habit's history would begin on that
  /// day.
  package static let earliestRequest = CalendarDay(rawValue: -25_567)
}

/// The reason why a requested change could not be saved.
package struct HabitWriteError: LocalizedError, Equatable {
  package let message: String

  package var errorDescription: String? { message }
}
