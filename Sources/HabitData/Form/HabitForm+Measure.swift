import HabitEngine
import HabitInterchange

extension HabitForm {
  /// What becomes of what was counted where a habit is measured otherwise than before; nil where it
  /// reads as before.
  /// - Parameter original: The habit as it is.
  package func measureNote(_ original: HabitDraft) -> String? {
    let (old, new) = (original.measure, amount.measure)
    guard old.reading != new.reading else { return nil }
    let example = max(original.completionsPerDay, old.step)
    return """
      What was counted so far keeps its numbers: \(old.text(example)) will read \(new.text(example)). \
      Nothing is lost: measured as before, it reads as before.
      """
  }
}

extension Measure {
  /// What decides how a count is read, whatever the unit is called.
  fileprivate enum Reading: Equatable {
    case times, seconds
    case amount(decimals: Int)
  }

  fileprivate var reading: Reading {
    switch self {
    case .times: .times
    case .amount(let unit): .amount(decimals: unit.decimals)
    case .time: .seconds
    }
  }
}
