import Foundation
import HabitEngine

/// The measure for another tracker's amounts: a unit with as many decimals as the amounts need, or
/// completions if the amounts are small whole numbers without a unit.
///
/// An amount that has too many decimals or is too large is rounded, and the day's note has the
/// exact amount. Rounding never changes whether a day or week meets its target.
struct AmountMeasure {
  let measure: Measure
  /// The daily target or limit, in minor units.
  let amountPerDay: Int
  /// The goal of a week or month; nil if there was none.
  let goal: StreakGoal?
  private let target: ImportedTarget
  private let scale: AmountScale

  /// Creates the measure for a habit.
  ///
  /// - Parameter amounts: The amounts to represent.
  init(_ target: ImportedTarget, goal: ValueGoal?, holding amounts: [DayAmount]) {
    let goal = goal ?? ValueGoal(target)
    let scale = AmountScale(of: amounts.map(\.amount) + [target.amount, goal?.amount ?? 0])
    let perDay = Self.perDay(target, scale)
    let goalValue = goal.map { max(1, scale.minorUnits(of: $0.amount - Self.tolerance, .up)) }
    let most = amounts.lazy.map { scale.minorUnits(of: $0.amount, .down) }.max() ?? 0
    let isCounted =
      target.unit.isEmpty && scale.decimals == 0 && Measure.times.counts.contains(most)
      && perDay <= HabitTarget.completionsPerDayRange.upperBound
      && Measure.times.goalValues.contains(goalValue ?? 1)
    let unit = AmountUnit(
      name: target.unit,
      decimals: scale.decimals,
      step: scale.step(toward: target.amount)
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

  /// The kind: quit if the target is a limit.
  var kind: HabitKind { target.isUpperLimit ? .quit : .build }

  /// The change that the import makes to the target; nil if the target is kept exactly.
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

  /// Returns the records of days, and the number of days whose amount was rounded.
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

  /// Returns a day's amount in minor units. Rounding neither completes an open day nor reopens a
  /// complete one.
  private func count(of amount: Double) -> Int {
    let minorUnits = min(scale.minorUnits(of: amount, .down), measure.counts.upperBound)
    if target.isUpperLimit {
      return amount > target.amount
        ? max(minorUnits, amountPerDay + 1) : min(minorUnits, amountPerDay)
    }
    guard amount > 0 else { return 0 }
    guard target.days == 1, target.amount > 0 else { return max(1, minorUnits) }
    return amount < target.amount
      ? min(minorUnits, amountPerDay - 1) : max(minorUnits, amountPerDay)
  }

  /// Returns the daily target or limit in minor units. If the target is for several days, one unit
  /// completes a day, or the whole target if it is less. If there is no target, any amount
  /// completes a day.
  private static func perDay(_ target: ImportedTarget, _ scale: AmountScale) -> Int {
    if target.isUpperLimit { return min(scale.minorUnits(of: target.amount, .down), largestLimit) }
    let minorUnits = max(1, scale.minorUnits(of: target.amount, .up))
    return target.days == 1 || target.amount == 0 ? minorUnits : min(minorUnits, scale.one)
  }

  /// One less than the largest count, so that a day can exceed the limit.
  private static let largestLimit = Measure.largestAmount - 1

  /// An upper bound for rounding errors in shares of a week.
  private static let tolerance = 1e-9
}

struct DayAmount {
  let day: CalendarDay
  /// The amount, at least 0.
  var amount: Double
  var note: String
  /// The status if the amount is 0. An explicit 0 means missed.
  var emptyStatus = DayStatus.missed
}

/// The target of another tracker for the total of a week or month.
struct ValueGoal {
  let period: StreakGoal.Period
  /// The amount, greater than 0.
  let amount: Double

  init(_ period: StreakGoal.Period, _ amount: Double) {
    self.period = period
    self.amount = amount
  }

  /// Creates the goal of a target for several days. A target for a period other than a week or
  /// month becomes its share of a week. Returns nil for daily targets, for targets without an
  /// amount, and for limits, because Loop compares each day with the whole limit.
  init?(_ target: ImportedTarget) {
    guard target.days > 1, target.amount > 0, !target.isUpperLimit else { return nil }
    switch target.days {
    case 7: self.init(.week, target.amount)
    case 30, 31: self.init(.month, target.amount)
    default: self.init(.week, target.amount * 7 / Double(target.days))
    }
  }
}
