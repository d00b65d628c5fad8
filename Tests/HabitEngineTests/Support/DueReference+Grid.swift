@testable import HabitEngine

/// The rules of the year grid and its outlines, evaluated cell by cell.
extension DueReference {
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

  /// Returns the columns of the grid as weeks, and a function that returns true if a day is shown.
  func columns(_ span: YearGrid.Span) -> (weeks: [[CalendarDay]], shows: (CalendarDay) -> Bool) {
    switch span {
    case .last52Weeks:
      return ((0..<52).map { week(of: today.advanced(by: ($0 - 51) * 7)) }, { _ in true })
    case .year(let year):
      var weeks: [[CalendarDay]] = []
      var week = week(of: CalendarDay(year: year, month: 1, day: 1) ?? .max)
      while week.contains(where: { $0.year == year }) {
        weeks.append(week)
        week = self.week(of: week[0].advanced(by: 7))
      }
      return (weeks, { $0.year == year })
    }
  }

  /// Returns the closed lines of all outlines.
  func outlines(_ span: YearGrid.Span) -> [ReferenceLoop] {
    let (weeks, shows) = columns(span)
    return outlined.flatMap { days in
      let cells = weeks.enumerated().flatMap { column, week in
        week.enumerated().filter { days.contains($1) && shows($1) }
          .map { row, _ in GridPosition(column: column, row: row) }
      }
      return ReferenceLoop.loops(around: Set(cells))
    }
  }
}
