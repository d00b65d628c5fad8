@testable import HabitEngine

extension DueReference {
  var runs: [Streak] { target.goal.period == .day ? dayRuns : periodRuns.runs }

  var current: Int { target.goal.period == .day ? currentDays : periodRuns.current }

  var dayRuns: [Streak] {
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
      } else if last < today, exists(last),
        period.contains(where: { due.contains($0) && !isSkipped($0) })
      {
        isOpen = false
      }
    }
    return (runs, isOpen ? runs.last?.length ?? 0 : 0, isOpen ? days : 0)
  }

  /// All weeks or months of the goal that have begun.
  var allPeriods: [[CalendarDay]] {
    var result: [[CalendarDay]] = []
    var day = days.lowerBound
    while day <= today {
      let period = periods(of: day)
      result.append(period)
      day = (period.last ?? day).advanced(by: 1)
    }
    return result
  }
}
