import Foundation
import HabitEngine

/// An amount a day, week or month (glasses, kilometres, minutes) with a target that is to be reached
/// or not to be passed.
///
/// Counts here are whole numbers up to 9,999, of which at most 99 make a day complete, so large
/// amounts are counted in tens, hundreds and so on. Whether a day reached its target stays the same.
struct LoopAmount {
  /// 1 to 99.
  let completionsPerDay: Int
  let streakGoal: StreakGoal
  private let target: Double
  private let unit: String
  private let days: Int
  private let isUpperLimit: Bool
  /// How much makes one count, a power of ten.
  private let step: Double

  init(_ settings: LoopSettings) {
    days = settings.denominator
    target = settings.target
    unit = settings.unit
    isUpperLimit = settings.isUpperLimit
    if days == 1 || isUpperLimit {
      step = Self.step(for: target, limit: 99)
      completionsPerDay = isUpperLimit ? 1 : max(1, Int((target / step).rounded(.up)))
      streakGoal = .standard
    } else {
      let perWeek = target * 7 / Double(days)
      step = Self.step(for: perWeek, limit: 999)
      completionsPerDay = 1
      streakGoal = StreakGoal(
        period: .week,
        basis: .value,
        value: max(1, Int((perWeek / step).rounded(.up)))
      )
    }
  }

  /// The target in words.
  var summary: String {
    guard target > 0 else { return unit.isEmpty ? "" : "Unit: \(unit)" }
    let period = days == 1 ? "a day" : "in \(days) days"
    return "Target: \(isUpperLimit ? "at most " : "")\(text(target)) \(period)"
  }

  /// What has no place here.
  var notices: [String] {
    if isUpperLimit {
      return ["a target not to be passed counts as done or missed, the amount is in the note."]
    }
    return step > 1 ? ["one count stands for \(text(step))."] : []
  }

  /// A day's amount as a record.
  func day(_ day: CalendarDay, thousandths: Int, note: String) -> PortableDay? {
    let amount = max(0, Double(thousandths) / 1000)
    if isUpperLimit {
      let isKept = amount <= target / Double(days)
      let lines = [text(amount), note].filter { !$0.isEmpty }
      let note = LimitedText.cut(lines.joined(separator: "\n"), to: LimitedText.note)
      return PortableDay(
        day: day,
        count: isKept ? 1 : 0,
        status: isKept ? .done : .missed,
        note: note
      )
    }
    let count = count(of: amount)
    guard count > 0 || !note.isEmpty else { return nil }
    return PortableDay(day: day, count: count, status: .done, note: note)
  }

  private func count(of amount: Double) -> Int {
    guard amount > 0 else { return 0 }
    let steps = Int(min(9_999, (amount / step).rounded(.down)))
    guard days == 1 else { return max(1, steps) }
    // Rounding must neither complete an open day nor open a complete one.
    return amount >= target
      ? max(steps, completionsPerDay) : min(max(1, steps), completionsPerDay - 1)
  }

  private static func step(for target: Double, limit: Double) -> Double {
    var step = 1.0
    while target / step > limit { step *= 10 }
    return step
  }

  private func text(_ amount: Double) -> String {
    let number = amount.formatted(
      .number.locale(Locale(identifier: "en_US_POSIX")).precision(.fractionLength(0...3))
    )
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
