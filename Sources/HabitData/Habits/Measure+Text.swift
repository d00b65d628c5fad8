import HabitEngine
import HabitInterchange

extension Measure {
  /// Returns an amount in short: "8 times", "8.5 km", "30 min", "1:30 min", "1 h 20 min".
  package func text(_ amount: Int) -> String {
    switch self {
    case .times: return Counted.text(amount, "time")
    case .amount(let unit):
      return unit.name.isEmpty ? unit.text(amount) : "\(unit.text(amount)) \(unit.name)"
    case .time:
      let (hours, rest) = amount.quotientAndRemainder(dividingBy: 3_600)
      guard hours > 0 else { return "\(MinutesText.text(rest)) min" }
      return rest == 0 ? "\(hours) h" : "\(hours) h \(MinutesText.text(rest)) min"
    }
  }
}
