import HabitData
import HabitEngine

extension Measure {
  /// Parses an amount, and returns it in minor units. If no range is given, the amount must be
  /// positive.
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
