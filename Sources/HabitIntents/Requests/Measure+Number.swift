import HabitData
import HabitEngine

extension Measure {
  /// A number as it is typed: what it means exactly is decided by its digits, as for a person.
  static func text(of number: Double) -> String {
    // "3" rather than "3.0", which an amount without decimals refuses.
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }

  /// The amount of a number, at least one smallest part.
  func requestedAmount(_ number: Double) throws(HabitRequestError) -> Int {
    try requestedAmount(Self.text(of: number))
  }

  /// The number of an amount: 3.2 for 32 tenths.
  func number(_ amount: Int) -> Double { Double(amount) / Double(partsOfOne) }
}
