@testable import HabitEngine

/// The rules of the year grid and its outlines, evaluated cell by cell.
extension Reference {
  func level(_ day: CalendarDay) -> CellLevel {
    guard day <= today else { return .future }
    guard day >= firstDay else { return .notDue }
    guard let record = records[day] else { return .empty }
    if record.status == .skipped { return .skipped }
    if isComplete(day) { return .complete }
    let fraction = Double(record.count) / Double(target.amountPerDay)
    if record.count == 0 || fraction >= 1 { return .empty }
    return fraction <= 1.0 / 3 ? .partial1 : fraction <= 2.0 / 3 ? .partial2 : .partial3
  }

  /// The days of each run and week that has an outline.
  var outlinedDays: [[CalendarDay]] {
    switch (target.goal.period, target.goal.basis) {
    case (.day, .day):
      return runs.filter { $0.length >= target.goal.value }.map { Array($0.first...$0.last) }
    case (.day, .value):
      var runs: [[CalendarDay]] = []
      for day in pastDays where count(day) >= target.goal.value {
        if runs.last?.last == day.advanced(by: -1) {
          runs[runs.count - 1].append(day)
        } else {
          runs.append([day])
        }
      }
      return runs
    case (.week, _), (.month, _):
      let weeks = Set(pastDays.map { $0.startOfWeek(weekStart) }).sorted()
      return weeks.filter(meetsGoal).map { daysOfWeek(of: $0) }
    }
  }

  /// Returns the columns of the grid as weeks, and a function that returns true if a day is shown.
  func columns(_ span: YearGrid.Span) -> (weeks: [CalendarDay], shows: (CalendarDay) -> Bool) {
    switch span {
    case .last52Weeks:
      let last = today.startOfWeek(weekStart)
      return ((0..<52).map { last.advanced(by: ($0 - 51) * 7) }, { _ in true })
    case .year(let year):
      var weeks: [CalendarDay] = []
      var week = CalendarDay(year: year, month: 1, day: 1)?.startOfWeek(weekStart) ?? .max
      while daysOfWeek(of: week).contains(where: { $0.year == year }) {
        weeks.append(week)
        week = week.advanced(by: 7)
      }
      return (weeks, { $0.year == year })
    }
  }

  /// Returns the closed lines of each outlined run.
  func outlines(_ span: YearGrid.Span) -> [[ReferenceLoop]] {
    let (weeks, shows) = columns(span)
    guard let first = weeks.first else { return [] }
    return outlinedDays.compactMap { days in
      let cells = days.filter(shows)
        .map { GridPosition(cell: first.distance(to: $0)) }
        .filter { (0..<weeks.count).contains($0.column) }
      return cells.isEmpty ? nil : ReferenceLoop.loops(around: Set(cells))
    }
  }
}
