import Foundation
@testable import HabitEngine

/// The rules of statistics, evaluated day by day.
extension Reference {
  func completeDays(in days: some Sequence<CalendarDay>) -> Int {
    days.filter(isComplete).count
  }

  func total(in days: some Sequence<CalendarDay>) -> Int {
    days.map(count).reduce(0, +)
  }

  /// The completion rate. Today counts only once it is complete.
  var rate: Double {
    let days = (firstDay...today).filter { $0 < today || isComplete($0) }.count
    guard days > 0 else { return 0 }
    let expected = max(1, Double(days * target.goal.targetFrequency) / 7)
    return min(1, Double(completeDays(in: pastDays)) / expected)
  }

  /// Returns true if the days of a week, up to a day, meet a weekly goal.
  func meetsWeek(upTo day: CalendarDay) -> Bool {
    guard target.goal.period == .week else { return false }
    let days = daysOfWeek(of: day).filter { $0 <= day }
    switch target.goal.basis {
    case .day: return days.filter { count($0) >= 1 }.count >= target.goal.value
    case .value: return total(in: days) >= target.goal.value
    }
  }

  var bestWeekday: Weekday? {
    let counts = Weekday.allCases.map { weekday in
      pastDays.filter { $0.weekday == weekday && isComplete($0) }.count
    }
    return Self.best(counts, from: firstDay, through: today)
  }

  /// Returns the weekday with the highest count, if there is no tie and the history spans at least
  /// two weeks.
  static func best(
    _ counts: [Int],
    from first: CalendarDay,
    through today: CalendarDay
  ) -> Weekday? {
    let most = counts.max() ?? 0
    let best = Weekday.allCases.filter { counts[$0.rawValue - 1] == most }
    return most > 0 && best.count == 1 && first <= today.advanced(by: -13) ? best[0] : nil
  }

  /// Returns the last months as ranges of days, found by stepping back day by day.
  func lastMonths(_ count: Int) -> [ClosedRange<CalendarDay>] {
    var months: [ClosedRange<CalendarDay>] = []
    var day = today
    while months.count < count {
      var (first, last) = (day, day)
      while first.advanced(by: -1).month == day.month { first = first.advanced(by: -1) }
      while last.advanced(by: 1).month == day.month { last = last.advanced(by: 1) }
      months.insert(first...last, at: 0)
      day = first.advanced(by: -1)
    }
    return months
  }

  func strength(created: CalendarDay) -> [Double] {
    guard created <= today || !records.isEmpty else { return [] }
    let first = min(created, records.keys.min() ?? created)
    guard first <= today else { return [] }
    let frequency = Double(target.goal.targetFrequency) / 7
    let retention = pow(0.5, sqrt(frequency) / 13)
    var scores: [Double] = []
    var score = 0.0
    for day in first...today {
      if !isSkipped(day) { score = score * retention + strengthValue(day) * (1 - retention) }
      scores.append(score)
    }
    return scores
  }

  private func strengthValue(_ day: CalendarDay) -> Double {
    if target.goal.targetFrequency == 7 {
      guard records[day]?.status == .done else { return 0 }
      return min(1, Double(count(day)) / Double(target.amountPerDay))
    }
    let window = (0..<14).map { day.advanced(by: -$0) }
    return min(1, Double(completeDays(in: window)) / Double(2 * target.goal.targetFrequency))
  }
}
