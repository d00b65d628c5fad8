@testable import HabitEngine

extension DueReference {
  var runs: [Streak] { target.goal.period == .day ? dayRuns : periodRuns.runs }

  var current: Int { target.goal.period == .day ? currentDays : periodRuns.current }

  private var dayRuns: [Streak] {
    var runs: [Streak] = []
    for day in complete.sorted() {
      var before = day.advanced(by: -1)
      while isBridged(before), !isComplete(before), before >= days.lowerBound {
        before = before.advanced(by: -1)
      }
      if let run = runs.last, isComplete(before) {
        runs[runs.count - 1] = Streak(first: run.first, last: day, length: run.length + 1)
      } else {
        runs.append(Streak(first: day, last: day, length: 1))
      }
    }
    return runs
  }

  private var currentDays: Int {
    if isSlip(today) { return 0 }
    var day = isComplete(today) ? today : today.advanced(by: -1)
    var length = 0
    while day >= days.lowerBound, isComplete(day) || isBridged(day) {
      length += isComplete(day) ? 1 : 0
      day = day.advanced(by: -1)
    }
    return length
  }

  var currentStreakInDays: Int {
    target.goal.period == .day ? currentDays : periodRuns.currentDays
  }

  private var periodRuns: (runs: [Streak], current: Int, currentDays: Int) {
    var runs: [Streak] = []
    var isOpen = false
    var days = 0
    for period in allPeriods {
      guard let first = period.first, let last = period.last else { continue }
      if meetsGoal(period) {
        days = (isOpen ? days : 0) + period.filter { $0 <= today }.count
        if isOpen, let run = runs.popLast() {
          runs.append(Streak(first: run.first, last: last, length: run.length + 1))
        } else {
          runs.append(Streak(first: first, last: last, length: 1))
        }
        isOpen = true
      } else if period.contains(where: { due.contains($0) && !isSkipped($0) }), last < today {
        isOpen = false
      }
    }
    return (runs, isOpen ? runs.last?.length ?? 0 : 0, isOpen ? days : 0)
  }

  /// All weeks or months of the goal that have begun.
  private var allPeriods: [[CalendarDay]] {
    var result: [[CalendarDay]] = []
    var day = days.lowerBound
    while day <= today {
      let period = periods(of: day)
      result.append(period)
      day = (period.last ?? day).advanced(by: 1)
    }
    return result
  }

  /// The first to the last day of each outline.
  var outlined: [ClosedRange<CalendarDay>] {
    guard target.goal.period == .day else {
      return allPeriods.filter { meetsGoal($0) }.compactMap { period in
        period.first.flatMap { first in period.last.map { first...$0 } }
      }
    }
    if target.goal.basis == .day || target.kind == .quit {
      return dayRuns.filter { $0.length >= target.goal.value }.map { $0.first...$0.last }
    }
    var runs: [ClosedRange<CalendarDay>] = []
    for day in days where count(day) >= target.goal.value {
      if let run = runs.last, run.upperBound.advanced(by: 1) == day {
        runs[runs.count - 1] = run.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return runs
  }

  /// Returns true if the habit existed on a day up to today, or has a record on it.
  func isElapsed(_ day: CalendarDay) -> Bool {
    day <= today && (exists(day) || level(day) != .notDue)
  }

  func level(_ day: CalendarDay) -> CellLevel {
    if day > today { return .future }
    if isSkipped(day) { return .skipped }
    if isComplete(day) { return .complete }
    if isSlip(day) { return .slip }
    let count = count(day)
    if target.kind == .build, count > 0, count < target.amountPerDay {
      if count * 3 <= target.amountPerDay { return .partial1 }
      return count * 3 <= 2 * target.amountPerDay ? .partial2 : .partial3
    }
    if exists(day), isPaused(day) { return .paused }
    return due.contains(day) ? .empty : .notDue
  }
}
