import Foundation
import HabitEngine

extension DayState {
  /// Returns the day in words, even if it is not due: "completed", "skipped", "3.2 km of 8.5 km",
  /// "paused until 2026-03-20", "not due", "ended".
  ///
  /// - Parameters:
  ///   - pause: The pause that contains the day.
  ///   - text: Returns the text of a day.
  package func words(_ pause: Pause?, _ text: (CalendarDay) -> String = { $0.isoText }) -> String {
    let isWritten = count > 0 || isSkipped || isMissed
    if let pause, status.isPaused {
      let words =
        pause.last.map { String(localized: "paused until \(text($0))") }
        ?? String(localized: "paused")
      return isWritten ? "\(summary), \(words)" : words
    }
    if isWritten { return summary }
    if status.hasEnded { return String(localized: "ended") }
    return status.countsAsDue || status.isComplete ? summary : String(localized: "not due")
  }
}

extension Measure {
  /// The name of the unit; nil for completions.
  package var unitName: String? {
    switch self {
    case .times: nil
    case .amount(let unit): unit.name
    case .time: "min"
    }
  }
}
