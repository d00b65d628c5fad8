import Foundation
import HabitEngine

extension HabitForm {
  /// Returns a note if the new measure changes how existing counts are displayed; otherwise nil.
  ///
  /// - Parameter original: The habit before editing.
  package func measureNote(_ original: HabitDraft) -> String? {
    let (old, new) = (original.measure, amount.measure)
    // The name of the unit does not change how counts are displayed.
    guard (old.kind, old.unit?.decimals) != (new.kind, new.unit?.decimals) else { return nil }
    let example = max(original.completionsPerDay, old.step)
    return String(
      localized: """
        Recorded numbers stay the same: \(old.text(example)) becomes \(new.text(example)). Nothing \
        is lost. If you change back, the old values show again.
        """
    )
  }
}
