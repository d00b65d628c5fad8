import HabitEngine
import HabitInterchange

extension Measure {
  /// An amount in words: "8 times", "8.5 km", "30 min", "1:30 min".
  package func text(_ amount: Int) -> String {
    switch self {
    case .times: return Counted.text(amount, "time")
    case .amount(let unit):
      return unit.name.isEmpty ? unit.text(amount) : "\(unit.text(amount)) \(unit.name)"
    case .time:
      let (minutes, seconds) = amount.quotientAndRemainder(dividingBy: 60)
      guard seconds > 0 else { return "\(minutes) min" }
      return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds) min"
    }
  }
}
