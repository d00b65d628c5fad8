import HabitEngine

extension DayState {
  /// The day in words, also where it asks for nothing: "completed", "skipped", "3.2 km of 8.5 km",
  /// "paused until 2026-03-20", "not due", "ended".
  /// - Parameters:
  ///   - pause: The pause that the day lies in.
  ///   - text: How a day is written.
  package func words(_ pause: Pause?, _ text: (CalendarDay) -> String = { $0.isoText }) -> String {
    let isWritten = count > 0 || isSkipped || isMissed
    if let pause, standing.isPaused {
      let words = pause.last.map { "paused until \(text($0))" } ?? "paused"
      return isWritten ? "\(summary), \(words)" : words
    }
    if isWritten { return summary }
    if standing.hasEnded { return "ended" }
    return standing.countsAsDue || standing.isComplete ? summary : "not due"
  }
}

extension Measure {
  /// How many smallest parts make one completion, one of the unit, one minute.
  package var partsOfOne: Int {
    switch self {
    case .times: 1
    case .amount(let unit): AmountText.smallestParts(decimals: unit.decimals)
    case .time: 60
    }
  }

  /// The name of the unit; nil where counts are counts of times.
  package var unitName: String? {
    switch self {
    case .times: nil
    case .amount(let unit): unit.name
    case .time: "min"
    }
  }
}
