import Foundation
import HabitEngine
import HabitInterchange

extension HabitForm {
  /// Returns a note if the new measure changes how existing counts are displayed; otherwise nil.
  ///
  /// - Parameter original: The habit before editing.
  package func measureNote(_ original: HabitDraft) -> String? {
    let (old, new) = (original.measure, amount.measure)
    guard old.reading != new.reading else { return nil }
    let example = max(original.completionsPerDay, old.step)
    return String(
      localized: """
        Recorded numbers stay the same: \(old.text(example)) becomes \(new.text(example)). Nothing \
        is lost. If you change back, the old values show again.
        """
    )
  }
}

extension Measure {
  /// The parts of a measure that decide how a count is displayed. The unit's name is not one of
  /// them.
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
