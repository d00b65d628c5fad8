import HabitEngine

/// Conversion between seconds and text in minutes.
enum MinutesText {
  /// Returns minutes such as "30", or "1:30" if seconds remain.
  static func text(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return rest == 0 ? "\(minutes)" : "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Reads whole minutes, optionally with a colon and two digits for seconds, in the digits of any
  /// script.
  static func seconds(_ text: String) throws(AmountTextError) -> Int {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let minutes = try AmountText.amount(String(parts[0]), decimals: 0)
    guard parts.count > 1 else { return minutes * 60 }
    let rest = try AmountText.amount(String(parts[1]), decimals: 0)
    guard parts[1].count == 2, rest < 60 else { throw .notANumber }
    return minutes * 60 + rest
  }
}
