import Foundation
import HabitEngine

/// How another tracker's amounts are kept here: in smallest parts of their unit, with as many
/// decimals as they need, or as plain counts where they are whole numbers of nothing in particular.
///
/// Whether a day or week reached its target stays the same, also where an amount has more decimals
/// than a unit can have, or is larger than any here; then the day's note has it.
struct AmountMeasure {
  let measure: Measure
  /// What a day asks for or allows, in smallest parts.
  let amountPerDay: Int
  /// What a week or month is to have in all; nil where nothing was said of it.
  let goal: StreakGoal?
  private let target: ImportedTarget
  private let scale: AmountScale

  /// - Parameter amounts: Those that are to be kept.
  init(_ target: ImportedTarget, goal: ValueGoal?, holding amounts: [DayAmount]) {
    let goal = goal ?? ValueGoal(target)
    let scale = AmountScale(of: amounts.map(\.amount) + [target.amount, goal?.amount ?? 0])
    let perDay = Self.perDay(target, scale)
    let goalValue = goal.map { max(1, scale.parts(of: $0.amount - Self.tolerance, .up)) }
    let most = amounts.lazy.map { scale.parts(of: $0.amount, .down) }.max() ?? 0
    let isCounted =
      target.unit.isEmpty && scale.decimals == 0 && Measure.times.counts.contains(most)
      && perDay <= HabitTarget.completionsPerDayRange.upperBound
      && Measure.times.goalValues.contains(goalValue ?? 1)
    let unit = AmountUnit(
      name: target.unit,
      decimals: scale.decimals,
      step: scale.step(towards: target.amount)
    )
    let measure = isCounted ? Measure.times : .amount(unit)
    self.target = target
    self.scale = scale
    self.measure = measure
    self.goal = goal.map {
      StreakGoal(period: $0.period, basis: .value, value: goalValue ?? 1, measure: measure)
    }
    amountPerDay = perDay
  }

  /// To keep away from something, or to do it.
  var kind: HabitKind { target.isUpperLimit ? .quit : .build }

  /// The target as it is here, or nil where that is just the same.
  var change: ImportChange? {
    guard target.amount > 0 || target.isUpperLimit else { return nil }
    let isOfEachDay = target.isUpperLimit || target.days == 1
    let kept = ImportedTarget(
      amount: scale.amount(isOfEachDay ? amountPerDay : goal?.value ?? 0),
      unit: target.unit,
      days: isOfEachDay ? 1 : goal?.period == .month ? 30 : 7,
      isUpperLimit: target.isUpperLimit
    )
    return kept.label == target.label && kept.amount == target.amount
      ? nil : .target(target, becomes: kept)
  }

  /// The records of a habit's days, and of how many the count is not the amount.
  func records(of amounts: [DayAmount]) -> (days: [PortableDay], rounded: Int) {
    var rounded = 0
    let days = amounts.map { amount in
      let count = count(of: amount.amount)
      let isExact = scale.amount(count) == amount.amount
      if !isExact { rounded += 1 }
      let lines = isExact ? [amount.note] : [target.formatted(amount.amount), amount.note]
      return PortableDay(
        day: amount.day,
        count: count,
        status: amount.amount > 0 || target.isUpperLimit ? .done : amount.emptyStatus,
        note: lines.filter { !$0.isEmpty }.joined(separator: "\n")
      )
    }
    return (days, rounded)
  }

  /// A day's amount in smallest parts. Rounding must neither complete an open day nor open a complete
  /// one.
  private func count(of amount: Double) -> Int {
    let parts = min(scale.parts(of: amount, .down), measure.counts.upperBound)
    if target.isUpperLimit {
      return amount > target.amount ? max(parts, amountPerDay + 1) : min(parts, amountPerDay)
    }
    guard amount > 0 else { return 0 }
    guard target.days == 1, target.amount > 0 else { return max(1, parts) }
    return amount < target.amount ? min(parts, amountPerDay - 1) : max(parts, amountPerDay)
  }

  /// Where a week or month has the target, a day is complete with one of the unit, and where there is
  /// none, with anything.
  private static func perDay(_ target: ImportedTarget, _ scale: AmountScale) -> Int {
    if target.isUpperLimit { return min(scale.parts(of: target.amount, .down), largestLimit) }
    let parts = max(1, scale.parts(of: target.amount, .up))
    return target.days == 1 || target.amount == 0 ? parts : min(parts, scale.one)
  }

  /// One less than the most that a day can have, so that a day can go beyond it.
  private static let largestLimit = Measure.largestAmount - 1

  /// Shares of a week are off by less.
  private static let tolerance = 1e-9
}

/// How much of something a day has.
struct DayAmount {
  let day: CalendarDay
  /// At least 0.
  var amount: Double
  var note: String
  /// What a day without any of it is: missed where the user said 0.
  var emptyStatus = DayStatus.missed
}
