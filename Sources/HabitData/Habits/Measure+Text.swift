import Foundation
import HabitEngine

extension Measure {
  /// Returns an amount with its unit. Completions have no unit: "8", "8.5 km", "30 min".
  package func figure(_ amount: Int) -> String {
    self == .times
      ? String(localized: "\(amount, format: .number)") : text(amount)
  }

  /// Returns an amount in words: "8 times", "8.5 km", "30 min", "1 min 30 s", "1 h 20 min".
  package func text(_ amount: Int) -> String {
    switch self {
    case .times: return String(localized: "\(amount) times")
    case .amount(let unit): return unit.text(figure: unit.figure(amount))
    case .time:
      let time = HoursMinutesSeconds(amount)
      return [
        time.hours > 0 ? String(localized: "\(time.hours) h") : nil,
        time.minutes > 0 || amount == 0 ? String(localized: "\(time.minutes) min") : nil,
        time.seconds > 0 ? String(localized: "\(time.seconds) s") : nil,
      ]
      .compactMap(\.self).joined(separator: " ")
    }
  }

  /// The name of the unit; nil for completions.
  package var unitName: String? {
    switch self {
    case .times: nil
    case .amount(let unit): unit.name
    case .time: "min"
    }
  }
}

extension AmountUnit {
  /// Returns an amount without its unit, in the user's number format: "8.5", or "8,5" in German.
  func figure(_ amount: Int) -> String {
    String(localized: "\(number(amount), format: style)")
  }

  /// Returns an amount without its unit, in a locale's number format.
  func figure(_ amount: Int, _ locale: Locale) -> String {
    style.locale(locale).format(number(amount))
  }

  /// Returns a figure with the unit's name.
  func text(figure: String) -> String {
    name.isEmpty
      ? figure : String(localized: "amount.unit", defaultValue: "\(figure) \(name)")
  }

  private func number(_ amount: Int) -> Decimal {
    Decimal(amount) / Decimal(AmountText.scale(decimals: decimals))
  }

  private var style: Decimal.FormatStyle {
    .number.precision(.fractionLength(0...decimals))
  }
}

/// A time split into hours, minutes, and seconds.
struct HoursMinutesSeconds {
  let hours: Int
  let minutes: Int
  let seconds: Int

  /// Splits a time.
  ///
  /// - Parameter time: In seconds, not negative.
  init(_ time: Int) {
    hours = time / 3_600
    minutes = time / 60 % 60
    seconds = time % 60
  }
}
