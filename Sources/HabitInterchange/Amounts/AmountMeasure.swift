import Foundation
import HabitEngine

/// How amounts become counts. Counts here are whole numbers up to 9,999, of which at most 99 make a
/// day complete and 999 a week, so large amounts are counted in tens, hundreds and so on.
///
/// Whether a day or week reached its target stays the same. A count that is not the whole amount
/// has it in the day's note.
struct AmountMeasure {
  let target: ImportedTarget
  let counted: CountedTarget
  /// What of the target a week has to reach; nil where each day counts on its own.
  private let weeklyTarget: Double?

  init(_ target: ImportedTarget) {
    self.target = target
    if target.isUpperLimit {
      weeklyTarget = nil
      counted = CountedTarget(step: 1, completionsPerDay: 1, streakGoal: .standard)
    } else if target.days == 1 {
      weeklyTarget = nil
      let step = Self.step(for: target.amount, limit: 99)
      counted = CountedTarget(
        step: step,
        completionsPerDay: max(1, Int((target.amount / step).rounded(.up))),
        streakGoal: .standard
      )
    } else {
      let perWeek = target.amount * 7 / Double(target.days)
      weeklyTarget = perWeek
      let step = Self.step(for: perWeek, limit: 999)
      let value = max(1, Int((perWeek / step - Self.tolerance).rounded(.up)))
      counted = CountedTarget(
        step: step,
        completionsPerDay: 1,
        streakGoal: StreakGoal(period: .week, basis: .value, value: value)
      )
    }
  }

  /// What is otherwise here than it was, or nil where counts say just the same.
  var change: ImportChange? {
    let isPlain = target.unit.isEmpty && !target.isUpperLimit
    let isWhole = target.amount == target.amount.rounded() && counted.step == 1
    let isOfDayOrWeek = target.days == 1 || target.days == 7
    return isPlain && isWhole && isOfDayOrWeek ? nil : .target(target, becomes: counted)
  }

  /// The records of a habit's days, and of how many the count is not the amount.
  /// - Parameter amounts: Ascending by day, one for each.
  func records(of amounts: [DayAmount]) -> (days: [PortableDay], rounded: Int) {
    if target.isUpperLimit { return (amounts.map(limited), 0) }
    let counts =
      weeklyTarget.map { weeklyCounts(of: amounts, target: $0) }
      ?? amounts.map { dailyCount(of: $0.amount) }
    var rounded = 0
    let days = zip(amounts, counts).map { amount, count in
      let isExact = Double(count) * counted.step == amount.amount
      if !isExact { rounded += 1 }
      return PortableDay(
        day: amount.day,
        count: count,
        status: amount.amount > 0 ? .done : amount.emptyStatus,
        note: isExact ? amount.note : noteWithAmount(amount)
      )
    }
    return (days, rounded)
  }

  /// Kept or not: Loop compares each day with the whole limit, whatever the days it is for.
  private func limited(_ amount: DayAmount) -> PortableDay {
    let isKept = amount.amount <= target.amount
    return PortableDay(
      day: amount.day,
      count: isKept ? 1 : 0,
      status: isKept ? .done : .missed,
      note: noteWithAmount(amount)
    )
  }

  private func noteWithAmount(_ amount: DayAmount) -> String {
    let lines = [target.formatted(amount.amount), amount.note]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func dailyCount(of amount: Double) -> Int {
    guard amount > 0 else { return 0 }
    let steps = min(max(1, steps(in: amount)), Measure.times.counts.upperBound)
    guard target.amount > 0 else { return steps }
    // Rounding must neither complete an open day nor open a complete one.
    return amount >= target.amount
      ? max(steps, counted.completionsPerDay) : min(steps, counted.completionsPerDay - 1)
  }

  /// Within a week each day gets what its amount adds to the whole counts of the days before, so
  /// that the week's sum is right.
  private func weeklyCounts(of amounts: [DayAmount], target: Double) -> [Int] {
    var counts = [Int](repeating: 0, count: amounts.count)
    let weeks = Dictionary(grouping: amounts.indices.filter { amounts[$0].amount > 0 }) {
      Self.week(of: amounts[$0].day)
    }
    for week in weeks.values {
      var (sum, given) = (0.0, 0)
      for index in week {
        sum += amounts[index].amount
        var whole = steps(in: sum)
        if index == week.last, sum >= target - Self.tolerance {
          whole = max(whole, counted.streakGoal.value)
        }
        counts[index] = min(whole - given, Measure.times.counts.upperBound)
        given = whole
      }
    }
    return counts
  }

  private func steps(in amount: Double) -> Int {
    Int(min(1e18, (amount / counted.step + Self.tolerance).rounded(.down)))
  }

  /// The number of a week from Sunday to Saturday. 1970-01-01 was a Thursday.
  private static func week(of day: CalendarDay) -> Int { (day.rawValue + 4) / 7 }

  /// Sums of decimal fractions are off by less.
  private static let tolerance = 1e-9

  private static func step(for target: Double, limit: Double) -> Double {
    var step = 1.0
    while target / step > limit { step *= 10 }
    return step
  }
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
