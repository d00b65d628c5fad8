@testable import HabitEngine
import Testing

/// A habit whose history begins on Sunday, 2026-03-01 by default. Weeks begin on Sunday.
struct WorkedHabit {
  let target: HabitTarget
  let first: CalendarDay

  init(_ target: HabitTarget, from first: String = "2026-03-01") {
    self.target = target
    self.first = day(first)
  }

  /// Returns cases of the habit, each with the expected result in words, a history with a character
  /// for each day from the first day to today, and the expected figure. See ``records(_:from:)``.
  func cases(_ rows: [(words: String, String, WorkedCase.Figure)]) -> [WorkedCase] {
    rows.map { words, history, figure in
      let days = records(history, from: first)
      return WorkedCase(words, self, days, count: history.count, figure)
    }
  }

  /// Returns cases of the habit, each with a count for each day from the first day to today.
  func cases(counts rows: [(words: String, [Int], WorkedCase.Figure)]) -> [WorkedCase] {
    rows.map { words, counts, figure in
      let days = counts.enumerated().map { DayRecord(day: first.advanced(by: $0), count: $1) }
      return WorkedCase(words, self, days, count: counts.count, figure)
    }
  }
}

/// A habit, its history, and the expected result, in words and figures.
struct WorkedCase: CustomTestStringConvertible, Sendable {
  /// The figure to check.
  enum Figure: Sendable {
    case streak(Int, longest: Int)
    case rate(Int, of: Int)
    /// The completion rate, from 0 to 1.
    case share(Double)
    /// A character for each day of the history: `x` complete, `1` to `3` partial, `.` empty, `s`
    /// skipped, `p` paused, `-` not due, `!` a slip.
    case levels(String)
    /// A character for each day of the history: `d` if it is due.
    case due(String)
    case outlines([String])
    case total(Int)
    case bestWeekday(Weekday?)
    case strength(Double)
  }

  let words: String
  let target: HabitTarget
  let first: CalendarDay
  let records: [DayRecord]
  let today: CalendarDay
  let figure: Figure

  /// - Parameter count: The number of days from the first day to today.
  fileprivate init(
    _ words: String,
    _ habit: WorkedHabit,
    _ records: [DayRecord],
    count: Int,
    _ figure: Figure
  ) {
    self.words = words
    self.figure = figure
    self.records = records
    target = habit.target
    first = habit.first
    today = habit.first.advanced(by: count - 1)
  }

  var testDescription: String { words }

  /// The actual result.
  var actual: Figure {
    let history = HabitHistory(log: HabitLog(records), target: target, created: first)
    let statistics = Statistics(history, weekStart: .sunday, today: today)
    switch figure {
    case .streak:
      let streaks = Streaks(history, weekStart: .sunday, today: today)
      return .streak(streaks.current, longest: streaks.longest)
    case .rate:
      let rate = statistics.completionRate
      return .rate(rate.completeDays, of: Int(rate.expectedDays))
    case .share:
      return .share(statistics.completionRate.fraction)
    case .levels:
      let count = first.distance(to: today) + 1
      let days = DayTotal.last(count, of: history, weekStart: .sunday, today: today)
      return .levels(String(days.map { Self.character(of: $0.level) }))
    case .due:
      return .due(
        String(
          (first...today).map {
            history.status(on: $0, weekStart: .sunday, today: today).isDue ? "d" : "-"
          }
        )
      )
    case .outlines:
      let spans = OutlinedDays(history, weekStart: .sunday, today: today).spans
      return .outlines(spans.map { "\($0.lowerBound)...\($0.upperBound)" })
    case .total:
      return .total(statistics.totalCount)
    case .bestWeekday:
      return .bestWeekday(statistics.bestWeekday)
    case .strength:
      return .strength(HabitStrength(history, today: today).current)
    }
  }

  private static func character(of level: CellLevel) -> Character {
    switch level {
    case .empty: "."
    case .partial1: "1"
    case .partial2: "2"
    case .partial3: "3"
    case .complete: "x"
    case .skipped: "s"
    case .notDue: "-"
    case .paused: "p"
    case .slip: "!"
    case .future, .outside: "?"
    }
  }
}

extension WorkedCase.Figure: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.strength(let one), .strength(let other)), (.share(let one), .share(let other)):
      abs(one - other) < 1e-12
    default: String(describing: lhs) == String(describing: rhs)
    }
  }
}
