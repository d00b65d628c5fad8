import HabitData
import HabitEngine

extension Measure {
  /// Returns a number as typed text, whose digits determine its exact value.
  static func text(of number: Double) -> String {
    // A whole number becomes "3" instead of "3.0", which an amount without decimals would reject.
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }

  /// Converts a number to minor units. Throws an error for a number below 1 minor unit or above the
  /// largest count of a day, and for too many decimals.
  func requestedAmount(_ number: Double) throws(HabitRequestError) -> Int {
    try requestedAmount(Self.text(of: number))
  }

  /// Returns an amount as a number: 3.2 for 32 tenths.
  func number(_ amount: Int) -> Double { Double(amount) / Double(scale) }
}
