@testable import HabitEngine

/// Cases of schedules with every N days after the last completion.
extension WorkedCaseTests {
  private static let everyThird = target(.everyNDaysAfterDone(3))

  static let afterDone: [[WorkedCase]] = [
    WorkedHabit(everyThird).cases([
      ("Every third day, done on each due day", "x..x..x..", .streak(3, longest: 3)),
      ("A habit is due from the next day on until it is done", "..x....x..", .due("ddd--ddd--")),
      (
        "Done a day late: the missed due day has broken the run", "x..x...x", .streak(1, longest: 2)
      ),
      (
        "The next due day is counted from the late completion and extends the new run",
        "x..x...x..x", .streak(2, longest: 2)
      ),
      (
        "A day done early extends the run and moves the next due day", "x.x..x",
        .streak(3, longest: 3)
      ),
      ("The habit is not due on the day after an early completion", "x.x..", .due("d-d--")),
      ("A due day of today is open", "x..x...", .streak(2, longest: 2)),
      ("Done a day late: two of three times", "x...x..", .rate(2, of: 3)),
      ("Six overdue days are two missed times", "x.........", .rate(1, of: 3)),
      ("Seven overdue days are three missed times", "x..........", .rate(1, of: 4)),
      (
        "A skipped due day keeps the run, and the next day is due", "x..sx..x",
        .streak(3, longest: 3)
      ),
      (
        "A late day lowers the strength once", "x...x",
        .strength((1 - retention) * retention * retention + (1 - retention))
      ),
    ]),
    WorkedHabit(target(.everyNDaysAfterDone(3), paused: ("2026-03-04", "2026-03-10"))).cases([
      ("Paused days are not overdue", "x.........x", .rate(2, of: 2))
    ]),
    WorkedHabit(target(.everyNDaysAfterDone(100)), from: "2026-01-01").cases([
      (
        "Every 100 days: 50 overdue days are one missed time", "x" + dots(99) + "x" + dots(150),
        .rate(2, of: 3)
      )
    ]),
  ]
}
