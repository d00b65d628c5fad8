import Foundation
@testable import HabitEngine

extension DueReference {
  /// The number of days that a week or month requires, no matter which; nil if the schedule
  /// determines the expected days.
  private var wanted: (days: Int, isMonth: Bool)? {
    if target.kind == .quit { return nil }
    switch target.schedule.rule {
    case .daysAWeek(let count): return (count, false)
    case .daysAMonth(let count): return (count, true)
    case .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: return nil
    case .everyDay: break
    }
    guard target.goal.basis == .day else { return nil }
    switch target.goal.period {
    case .day: return nil
    case .week: return target.goal.value < 7 ? (target.goal.value, false) : nil
    case .month: return (target.goal.value, true)
    }
  }

  /// Returns the numbers of complete days, of expected days, and of expected days that were met.
  func rate(
    in span: ClosedRange<CalendarDay>
  ) -> (complete: Int, expected: Double, met: Double) {
    if expectsDaysOfSeven { return rateOfSeven(in: span) }
    if hasSumGoal { return rateOfSums(in: span) }
    let (complete, expected) = rateOfDays(in: span)
    return (complete, Double(expected), Double(complete))
  }

  /// Returns the rate of a habit that expects as many of seven days as the goal of days a week
  /// requires, and at least one day in total.
  private func rateOfSeven(
    in span: ClosedRange<CalendarDay>
  ) -> (complete: Int, expected: Double, met: Double) {
    let days = countingDays(in: span)
    let complete = days.filter(isComplete).count
    let frequency = wanted?.days ?? 7
    let expected = days.isEmpty ? 0 : max(1, Double(days.count * frequency) / 7)
    return (complete, expected, min(Double(complete), expected))
  }

  /// The expected days of a span that are over, and today if it is complete.
  private func countingDays(in span: ClosedRange<CalendarDay>) -> Set<CalendarDay> {
    expectedDays.filter { span.contains($0) && ($0 < today || $0 == today && isComplete($0)) }
  }

  /// True if the goal requires an amount per week or month, on any days.
  private var hasSumGoal: Bool {
    leavesDaysToGoal && target.goal.basis == .value && target.goal.period != .day
  }

  /// Returns the rate for a goal that is an amount: each week or month counts as the share of the
  /// amount that was reached.
  private func rateOfSums(
    in span: ClosedRange<CalendarDay>
  ) -> (complete: Int, expected: Double, met: Double) {
    var (complete, expected, met) = (0, 0.0, 0.0)
    var day = days.lowerBound
    while day <= today {
      let period = periods(of: day)
      day = (period.last ?? day).advanced(by: 1)
      let existing = period.filter { exists($0) && span.contains($0) }
      complete += existing.filter(isComplete).count
      let active = Double(existing.filter { !isPaused($0) }.count)
      if active == 0 { continue }
      let expectedAmount = (Double(target.goal.value) * active / Double(period.count)).rounded(.up)
      let share = min(1, Double(existing.map(count).reduce(0, +)) / max(1, expectedAmount))
      met += active * share
      expected += existing.contains { $0 >= today } ? active * share : active
    }
    return (complete, expected, met)
  }

  private func rateOfDays(in span: ClosedRange<CalendarDay>) -> (complete: Int, expected: Int) {
    guard let wanted else {
      let due = countingDays(in: span)
      return (due.filter(isComplete).count, due.count)
    }
    var (met, expected) = (0, 0)
    var day = days.lowerBound
    while day <= today {
      let period = wanted.isMonth ? month(of: day) : week(of: day)
      let share = share(wanted.days, of: period, within: span)
      let existing = period.filter { exists($0) && span.contains($0) }
      let done = min(share, existing.filter(isComplete).count)
      let open = existing.filter { $0 >= today && !isPaused($0) && !isComplete($0) }
      met += done
      expected += min(share, done + max(0, share - done - open.count))
      day = (period.last ?? day).advanced(by: 1)
    }
    return (met, expected)
  }

  /// The weekday with the most complete due days, if there is no tie and the history spans at least
  /// two weeks.
  var bestWeekday: Weekday? {
    let counts = Weekday.allCases.map { weekday in
      complete.filter { due.contains($0) && $0.weekday == weekday }.count
    }
    let most = counts.max() ?? 0
    let best = Weekday.allCases.filter { counts[$0.rawValue - 1] == most }
    return most > 0 && best.count == 1 && firstDay <= today.advanced(by: -13) ? best[0] : nil
  }

  /// The days of the last twelve months, including the current one.
  var lastMonths: [[CalendarDay]] {
    var months = [month(of: today)]
    while months.count < 12 { months.insert(month(of: months[0][0].advanced(by: -1)), at: 0) }
    return months
  }

  func strength(created: CalendarDay) -> [Double] {
    let first = target.startDay ?? min(created, records.keys.min() ?? created)
    guard first <= today else { return [] }
    var frequency = 1.0
    if let wanted { frequency = Double(wanted.days) / (wanted.isMonth ? 30.4375 : 7) }
    let retention = pow(0.5, sqrt(frequency) / 13)
    var score = 0.0
    return (first...today).map { day in
      if let value = value(day, from: first) { score = score * retention + value * (1 - retention) }
      return score
    }
  }

  /// Returns the value of a day; nil if it leaves the score unchanged.
  private func value(_ day: CalendarDay, from first: CalendarDay) -> Double? {
    if isSkipped(day) { return nil }
    if let wanted {
      guard exists(day), !isPaused(day) else { return nil }
      let window = (0..<(wanted.isMonth ? 61 : 14)).map { day.advanced(by: -$0) }
      let done = window.filter { $0 >= first && isComplete($0) }.count
      return min(1, Double(done) / Double(2 * wanted.days))
    }
    guard expectedDays.contains(day) else { return nil }
    if target.kind == .quit {
      if isSlip(day) { return 0 }
      return isComplete(day) ? 1 : nil
    }
    guard records[day]?.status == .done else { return 0 }
    return min(1, Double(count(day)) / Double(target.amountPerDay))
  }

  /// Returns true if the habit is due on a day and was not done.
  func isOpen(_ day: CalendarDay) -> Bool {
    if !due.contains(day) || isComplete(day) || isSkipped(day) || day < firstDay { return false }
    if target.kind == .quit { return day < today || isSlip(day) }
    if leavesDaysToGoal, target.goal.period != .day {
      return !meetsGoal(periods(of: day), upTo: day)
    }
    return true
  }

  /// True for a build habit that is due every day. A weekly or monthly goal then sets the required
  /// number of days.
  var leavesDaysToGoal: Bool { target.kind == .build && target.schedule == .everyDay }

  /// Returns true if today is due for a quit habit that has been kept so far.
  func isKeptSoFar(_ day: CalendarDay) -> Bool {
    target.kind == .quit && day == today && due.contains(day) && !isSkipped(day) && !isSlip(day)
  }
}
