import HabitData
import HabitEngine

extension Measure {
  /// Parses a positive amount in minor units.
  func typedAmount(_ text: String) throws(CommandFailure) -> Int {
    try typedAmount(text, within: 1...counts.upperBound)
  }

  /// Parses an amount within a range.
  func typedAmount(
    _ text: String,
    within range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int {
    do throws(HabitRequestError) {
      return try requestedAmount(text, within: range)
    } catch {
      throw CommandFailure(error)
    }
  }
}
