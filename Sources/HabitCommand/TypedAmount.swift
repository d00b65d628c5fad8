import HabitData
import HabitEngine

extension Measure {
  /// Parses an amount in minor units, which is positive if there is no range.
  func typedAmount(
    _ text: String,
    within range: ClosedRange<Int>? = nil
  ) throws(CommandFailure) -> Int {
    do throws(HabitRequestError) {
      return try requestedAmount(text, within: range)
    } catch {
      throw CommandFailure(error)
    }
  }
}
