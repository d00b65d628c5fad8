@testable import HabitEngine
import TestSupport
import Testing

@Suite("Grids of random histories")
struct YearGridPropertyTests {
  @Test("The levels of random histories equal those computed day by day")
  func levels() {
    for seed in 0..<RandomCases.count(of: 10_000) {
      let history = RandomHistory(seed: seed)
      let reference = Reference(history)
      let span = Self.span(history, seed)
      let grid = Self.grid(history, span)
      let (weeks, shows) = reference.columns(span)
      let days = weeks.flatMap(reference.daysOfWeek)
      let levels = days.map { shows($0) ? reference.level($0) : .outside }
      let past = days.filter { shows($0) && $0 <= history.today }
      guard grid.levels == levels, grid.columnCount == weeks.count,
        grid.completeDays == past.filter(reference.isComplete).count,
        grid.elapsedDays == past.count(where: { $0 >= reference.firstDay }),
        Array(grid.days) == days.filter(shows)
      else {
        Issue.record("Seed \(seed): \(grid.levels), not \(levels)")
        return
      }
    }
  }

  @Test("The outlines of random histories equal those found by walking along the edges of runs")
  func outlines() {
    for seed in 0..<RandomCases.count(of: 10_000) {
      let history = RandomHistory(seed: seed)
      let span = Self.span(history, seed)
      let grid = Self.grid(history, span)
      let loops = grid.outlines.loops.map { ReferenceLoop(corners: $0.corners) }
      let expected = Reference(history).outlines(span).flatMap { $0 }
      guard loops.count == expected.count, Set(loops) == Set(expected) else {
        Issue.record("Seed \(seed): \(loops), not \(expected)")
        return
      }
    }
  }

  @Test("The outlined days of random histories are the same as when they are found day by day")
  func outlinedDays() {
    for seed in 0..<RandomCases.count(of: 10_000) {
      let history = RandomHistory(seed: seed)
      let expected = Reference(history).outlinedDays.compactMap { days in
        days.first.flatMap { first in days.last.map { first...$0 } }
      }
      let days = { (start: CalendarDay) in
        OutlinedDays(
          HabitHistory(log: history.log, target: history.target, created: history.today),
          weekStart: history.weekStart,
          from: start,
          today: history.today
        )
      }
      let start = history.today.advanced(by: -40)
      guard days(.min).spans == expected,
        days(start).spans.filter({ $0.upperBound >= start })
          == expected.filter({ $0.upperBound >= start })
      else {
        Issue.record("Seed \(seed): \(days(.min).spans), not \(expected)")
        return
      }
    }
  }

  private static func span(_ history: RandomHistory, _ seed: Int) -> YearGrid.Span {
    seed.isMultiple(of: 2) ? .last52Weeks : .year(history.today.year - seed % 3)
  }

  private static func grid(_ history: RandomHistory, _ span: YearGrid.Span) -> YearGrid {
    YearGrid(
      history.habit,
      weekStart: history.weekStart,
      today: history.today,
      span: span
    )
  }
}
