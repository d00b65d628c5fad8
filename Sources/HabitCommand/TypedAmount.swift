import HabitData
import HabitEngine

extension Measure {
  /// Reads an amount that is more than nothing, in smallest parts.
  func typedAmount(_ text: String) throws(CommandFailure) -> Int {
    try typedAmount(text, within: 1...counts.upperBound)
  }

  /// Reads an amount within some limits.
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
