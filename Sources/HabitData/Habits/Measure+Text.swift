import HabitEngine
import HabitInterchange

extension Measure {
  /// An amount in words: "8 times", "8.5 km", "30 min", "1 min 30 s", "1 h 20 min".
  package func text(_ amount: Int) -> String {
    switch self {
    case .times: return Counted.text(amount, "time")
    case .amount(let unit):
      return unit.name.isEmpty ? unit.text(amount) : "\(unit.text(amount)) \(unit.name)"
    case .time:
      let time = HoursMinutesSeconds(amount)
      let parts = [(time.hours, "h"), (time.minutes, "min"), (time.seconds, "s")]
        .filter { $0.0 > 0 }
      return parts.isEmpty ? "0 min" : parts.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
  }
}
