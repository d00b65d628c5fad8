@testable import HabitEngine

/// Cases of schedules with every N days after the last completion.
extension WorkedCaseTests {
  private static let everyThird = scheduled(.everyNDaysAfterDone(3))

  static let afterDone: [WorkedCase] = [
    WorkedCase(
      "Every third day, done on each due day",
      everyThird,
      "x..x..x..",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A habit is due from the next day on until it is done",
      everyThird,
      "..x....x..",
      .due("ddd--ddd--")
    ),
    WorkedCase(
      "Done a day late: the missed due day has broken the run",
      everyThird,
      "x..x...x",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "The next due day is counted from the late completion and extends the new run",
      everyThird,
      "x..x...x..x",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A day done early extends the run and moves the next due day",
      everyThird,
      "x.x..x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "The habit is not due on the day after an early completion",
      everyThird,
      "x.x..",
      .due("d-d--")
    ),
    WorkedCase(
      "A due day of today is open",
      everyThird,
      "x..x...",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Done a day late: two of three times",
      everyThird,
      "x...x..",
      .rate(2, of: 3)
    ),
    WorkedCase(
      "Six overdue days are two missed times",
      everyThird,
      "x.........",
      .rate(1, of: 3)
    ),
    WorkedCase(
      "Seven overdue days are three missed times",
      everyThird,
      "x..........",
      .rate(1, of: 4)
    ),
    WorkedCase(
      "Paused days are not overdue",
      paused("2026-03-04", "2026-03-10", .everyNDaysAfterDone(3)),
      from: "2026-03-01",
      "x.........x",
      .rate(2, of: 2)
    ),
    WorkedCase(
      "A skipped due day keeps the run, and the next day is due",
      everyThird,
      "x..sx..x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "Every 100 days: 50 overdue days are one missed time",
      scheduled(.everyNDaysAfterDone(100)),
      from: "2026-01-01",
      "x" + dots(99) + "x" + dots(150),
      .rate(2, of: 3)
    ),
    WorkedCase(
      "A late day lowers the strength once",
      everyThird,
      "x...x",
      .strength((1 - retention) * retention * retention + (1 - retention))
    ),
  ]
}
