@testable import HabitEngine
import TestSupport
import Testing

/// Random habits of all kinds, schedules, measures, pauses, and goals, compared with
/// ``DueReference``.
@Suite("Random habits of all kinds and schedules")
struct DuePropertyTests {
  private static let count = RandomCases.count(of: 20_000)

  /// Calls `body` for each random habit, and records the first difference that `body` returns.
  private static func forEach(_ body: (Int, RandomHabit, DueReference) -> String?) {
    for seed in 0..<count {
      let habit = RandomHabit(seed: seed)
      if let difference = body(seed, habit, DueReference(habit)) {
        Issue.record("Seed \(seed): \(difference): \(habit.history.target)")
        return
      }
    }
  }

  @Test("The streaks and outlines of random habits equal those computed day by day")
  func streaks() {
    Self.forEach { _, habit, reference in
      let streaks = Streaks(habit.history, weekStart: habit.weekStart, today: habit.today)
      let runs = reference.runs
      guard streaks.runs == runs, streaks.current == reference.current,
        streaks.longest == runs.map(\.length).max() ?? 0,
        streaks.currentDays == reference.currentStreakInDays
      else { return "\(streaks), not \(runs) and \(reference.current)" }
      let start = habit.today.advanced(by: -40)
      let outlined = { (from: CalendarDay) in
        OutlinedDays(
          habit.history,
          weekStart: habit.weekStart,
          from: from,
          today: habit.today
        )
        .spans
      }
      let expected = reference.outlined
      guard outlined(.min) == expected,
        outlined(start).filter({ $0.upperBound >= start })
          == expected.filter({ $0.upperBound >= start })
      else { return "\(outlined(.min)), not \(expected)" }
      return nil
    }
  }

  @Test("The grids of random habits equal those computed day by day")
  func grids() {
    Self.forEach { seed, habit, reference in
      let span = Self.span(habit, seed)
      let grid = Self.grid(habit, span)
      let (weeks, shows) = reference.columns(span)
      let days = weeks.flatMap(\.self)
      let levels = days.map { shows($0) ? reference.level($0) : .outside }
      let shown = days.filter(shows)
      let recent = (0..<30).map { habit.today.advanced(by: $0 - 29) }
      let totals = DayTotal.last(
        30,
        of: habit.history,
        weekStart: habit.weekStart,
        today: habit.today
      )
      guard grid.levels == levels, grid.columnCount == weeks.count, Array(grid.days) == shown,
        grid.completeDays == shown.filter(reference.isComplete).count,
        grid.elapsedDays == shown.filter(reference.isElapsed).count,
        totals.map(\.level) == recent.map(reference.level),
        totals.map(\.count) == recent.map(reference.count)
      else { return "\(grid.levels), not \(levels)" }
      return nil
    }
  }

  @Test("The outlines of random habits equal those found by walking along the edges of runs")
  func outlines() {
    Self.forEach { seed, habit, reference in
      let span = Self.span(habit, seed)
      let loops = Self.grid(habit, span).outlines.loops.map { ReferenceLoop(corners: $0.corners) }
      let expected = reference.outlines(span)
      guard loops.count == expected.count, Set(loops) == Set(expected) else {
        return "\(loops), not \(expected)"
      }
      return nil
    }
  }

  /// Returns the last 52 weeks or, for every third habit, one of the last three years.
  private static func span(_ habit: RandomHabit, _ seed: Int) -> YearGrid.Span {
    seed.isMultiple(of: 3) ? .year(habit.today.year - seed / 3 % 3) : .last52Weeks
  }

  private static func grid(_ habit: RandomHabit, _ span: YearGrid.Span) -> YearGrid {
    YearGrid(habit.history, weekStart: habit.weekStart, today: habit.today, span: span)
  }

  @Test("The status of each day of random habits equals that computed day by day")
  func status() {
    Self.forEach { _, habit, reference in
      let goal = habit.history.target.goal
      for day in (-40...10).map({ habit.today.advanced(by: $0) }) {
        let status = habit.history.status(on: day, weekStart: habit.weekStart, today: habit.today)
        let meetsGoal =
          reference.leavesDaysToGoal && goal.period != .day
          && reference.meetsGoal(reference.periods(of: day), upTo: day)
        guard status.isDue == reference.due.contains(day), status.meetsGoal == meetsGoal,
          status.isComplete == (reference.isComplete(day) || reference.isKeptSoFar(day)),
          status.isSlip == reference.isSlip(day)
        else { return "\(status) on \(day)" }
      }
      return nil
    }
  }

  @Test("The rates and figures of random habits equal those computed day by day")
  func statistics() {
    Self.forEach { _, habit, reference in
      let (today, weekStart) = (habit.today, habit.weekStart)
      let statistics = Statistics(habit.history, weekStart: weekStart, today: today)
      let spans = [
        .min ... .max, today.advanced(by: -45)...today.advanced(by: -3),
        today.startOfMonth...today.endOfMonth, today.startOfWeek(weekStart)...today,
      ]
      for span in spans {
        let rate = CompletionRate(
          habit.history,
          days: span,
          weekStart: weekStart,
          today: today
        )
        let expected = reference.rate(in: span)
        guard rate.completeDays == expected.complete,
          abs(rate.expectedDays - expected.expected) < 1e-9,
          abs(rate.metDays - expected.met) < 1e-9, (0...1).contains(rate.fraction)
        else { return "\(rate) in \(span), not \(expected)" }
      }
      let days = reference.days.filter { $0 <= today }
      let months = reference.lastMonths
      let totals = statistics.lastTwelveMonths
      guard
        statistics.completionRate
          == CompletionRate(habit.history, days: .min ... .max, weekStart: weekStart, today: today),
        statistics.totalCount == days.map(reference.count).reduce(0, +),
        statistics.completeDays == reference.complete.count,
        statistics.slips == days.filter(reference.isSlip).count,
        statistics.bestWeekday == reference.bestWeekday,
        statistics.lastThirtyDays
          == DayTotal.last(30, of: habit.history, weekStart: weekStart, today: today),
        totals.map({ Array($0.days) }) == months,
        totals.map(\.count) == months.map({ $0.map(reference.count).reduce(0, +) }),
        totals.map(\.completeDays) == months.map({ $0.filter(reference.isComplete).count }),
        totals.map(\.slips) == months.map({ $0.filter(reference.isSlip).count })
      else { return "\(statistics)" }
      return nil
    }
  }

  @Test("The strength of random habits equals the strength computed day by day")
  func strength() {
    Self.forEach { _, habit, reference in
      let series = HabitStrength(habit.history, weekStart: habit.weekStart, today: habit.today)
        .series
      let expected = reference.strength(created: habit.history.created)
      guard series.count == expected.count,
        zip(series, expected).allSatisfy({ abs($0 - $1) < 1e-12 }),
        series.allSatisfy((0...1).contains)
      else { return "\(series), not \(expected)" }
      return nil
    }
  }

  @Test("The perfect days of several random habits equal those found day by day")
  func perfectDays() {
    for seed in 0..<RandomCases.count(of: 5_000) {
      let habits = (0..<2).map { RandomHabit(seed: 2 * seed + $0) }
      let (today, weekStart) = (habits[0].today, habits[0].weekStart)
      let references = habits.map {
        DueReference(
          $0.records,
          $0.history.target,
          created: $0.history.created,
          archived: $0.history.archived,
          weekStart: weekStart,
          today: today
        )
      }
      let first = references.map(\.days.lowerBound).min() ?? today
      let expected = (first...max(first, today)).filter { day in
        day <= today && references.contains { $0.isComplete(day) }
          && !references.contains { $0.isOpen(day) }
      }
      let perfect = PerfectDays(
        of: habits.map(\.history),
        in: .min ... .max,
        weekStart: weekStart,
        today: today
      )
      guard perfect.days == expected else {
        Issue.record("Seed \(seed): \(perfect.days), not \(expected)")
        return
      }
    }
  }
}
