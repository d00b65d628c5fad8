import Foundation
import HabitEngine

/// The reason why a request by a person, a script, or a voice assistant can't be carried out.
package struct HabitRequestError: LocalizedError, Equatable {
  /// The reason as a complete sentence, with dates in ISO 8601 format for scripts.
  private let sentence: String
  /// The sentence with dates in the language of the app's texts.
  package let spoken: String

  package init(_ sentence: String) {
    self.sentence = sentence
    spoken = sentence
  }

  /// Creates an error whose sentence has dates.
  ///
  /// - Parameter sentence: Returns the sentence, given a function that returns the text of a day.
  init(_ sentence: (_ text: (CalendarDay) -> String) -> String) {
    self.sentence = sentence { $0.isoText }
    spoken = sentence { $0.spoken }
  }

  package var errorDescription: String? { sentence }
}

extension HabitRequestError {
  package static func futureDay(_ day: CalendarDay) -> HabitRequestError {
    HabitRequestError { text in String(localized: "\(text(day)) is in the future.") }
  }

  package static func dayTooEarly(_ day: CalendarDay) -> HabitRequestError {
    HabitRequestError { text in
      let earliest = text(.earliestRequest)
      return String(localized: "\(text(day)) is before \(earliest), the earliest day.")
    }
  }

  static func dayIsFull(_ habit: Habit, _ day: CalendarDay) -> HabitRequestError {
    let most = habit.measure.typed(habit.measure.counts.upperBound)
    return HabitRequestError { text in
      String(localized: "“\(habit.name)” can't have more than \(most) on \(text(day)).")
    }
  }

  static func nothingDone(_ habit: Habit, _ day: CalendarDay) -> HabitRequestError {
    HabitRequestError { text in
      String(localized: "Nothing was done for “\(habit.name)” on \(text(day)).")
    }
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
