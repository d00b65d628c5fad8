@testable import HabitEngine

/// Cases of weekdays, days of the month, every N days, and N days a week.
extension WorkedCaseTests {
  static let mondays = target(.weekdays([.monday]))
  static let workdays = Schedule.Rule.weekdays([
    .monday, .tuesday, .wednesday, .thursday, .friday,
  ])

  static let weekdays: [[WorkedCase]] = [
    WorkedHabit(mondays, from: "2026-03-02").cases([
      ("Three Mondays of a Monday habit are a run of 3", "x......x......x", .streak(3, longest: 3)),
      (
        "A skipped Monday of a Monday habit neither extends nor breaks the run", "x......s......x",
        .streak(2, longest: 2)
      ),
      ("A Monday without a record breaks the run", "x.............x", .streak(1, longest: 1)),
      ("A missed Monday breaks the run", "x......m......x", .streak(1, longest: 1)),
      (
        "Today, a Monday that is not done yet, does not break the run", "x......x.......",
        .streak(2, longest: 2)
      ),
      (
        "On Tuesday the missing Monday has broken the run", "x......x........",
        .streak(0, longest: 2)
      ),
      (
        "A Monday habit that is also done on a Wednesday has one more day", "x.x....x",
        .streak(3, longest: 3)
      ),
      (
        "A missing Monday breaks the run even if the next Wednesday is done", "x........x",
        .streak(1, longest: 1)
      ),
      ("The days between two Mondays are not due", "x.......", .levels("x------.")),
      ("Three of four Mondays", "x......x.............x", .rate(3, of: 4)),
      ("A Monday that is not over is not expected", "x......x.......", .rate(2, of: 2)),
      (
        "A Wednesday on which a Monday habit was done is not in the rate", "x.x.....",
        .rate(1, of: 1)
      ),
      (
        "Wednesdays on which a habit is not due are not the best weekday", "x.x....x.x....",
        .bestWeekday(.monday)
      ),
    ]),
    WorkedHabit(target(.weekdays([.monday]), perDay: 3), from: "2026-03-02").cases([
      ("A Wednesday that is partly done shows its count", "3.1....3", .levels("x-1----x"))
    ]),
    WorkedHabit(target(workdays), from: "2026-03-05").cases([
      ("From Monday to Friday a weekend is bridged", "xx..xx", .streak(4, longest: 4)),
      ("From Monday to Friday a missing Friday is not bridged", "x...xx", .streak(2, longest: 2)),
    ]),
    WorkedHabit(mondays, from: "2026-01-05").cases([
      (
        "Ten weeks without a record break the run of a Monday habit", "x" + dots(69) + "x",
        .streak(1, longest: 1)
      )
    ]),
  ]

  static let otherDays: [[WorkedCase]] = [
    WorkedHabit(target(.everyNDays(3, from: day("2026-03-01")))).cases([
      ("Every third day, done on each due day", "x..x..x", .streak(3, longest: 3)),
      (
        "Every third day, done a day late: the missed due day has broken the run", "x..x...x",
        .streak(1, longest: 2)
      ),
    ]),
    WorkedHabit(target(.everyNDays(2, from: day("2026-03-05")))).cases([
      ("A habit every other day is not due before its first day", "........", .levels("----.-.-"))
    ]),
    WorkedHabit(target(.everyNDays(365, from: day("2025-03-01"))), from: "2025-03-01").cases([
      ("Once in 365 days", "x" + dots(364) + "x", .streak(2, longest: 2))
    ]),
    WorkedHabit(target(.daysOfMonth([31])), from: "2026-02-26").cases([
      ("The 31st of February is the 28th", ".....", .due("--d--"))
    ]),
    WorkedHabit(target(.daysOfMonth([31])), from: "2024-02-27").cases([
      ("The 31st of February is the 29th in a leap year", "....", .due("--d-"))
    ]),
    WorkedHabit(target(.daysOfMonth([31])), from: "2026-01-31").cases([
      (
        "The last days of four months are a run of 4",
        "x" + dots(27) + "x" + dots(30) + "x" + dots(29) + "x", .streak(4, longest: 4)
      )
    ]),
    WorkedHabit(target(.daysOfMonth([30, 31])), from: "2026-02-01").cases([
      ("The 30th and the 31st of February are one day", dots(27) + "x", .rate(1, of: 1))
    ]),
    WorkedHabit(target(.daysOfMonth([30, 31])), from: "2026-03-29").cases([
      ("The 30th and the 31st of March are two days", "..x", .rate(1, of: 2))
    ]),
    WorkedHabit(target(.daysOfMonth([15, 31])), from: "2026-02-01").cases([
      (
        "The 15th is done and the last day of the month is not", dots(14) + "x" + dots(14),
        .rate(1, of: 2)
      )
    ]),
  ]

  static let threeAWeek = target(.daysAWeek(3))

  static let quotas: [[WorkedCase]] = [
    WorkedHabit(threeAWeek).cases([
      (
        "Three days a week: after the third day, the rest of the week is not due", "xxx....",
        .levels("xxx----")
      ),
      ("Three days a week: each day is due until the third is done", "x.x.x..x", .due("ddddd--d")),
      ("Three days a week: the rest of the week is bridged", "xxx....xxx", .streak(6, longest: 6)),
      ("Three days a week: a fourth day extends the run", "xxx..x.x", .streak(5, longest: 5)),
      (
        "Three days a week: a day without a record before the third breaks the run", "x.xx...",
        .streak(2, longest: 2)
      ),
      ("Two of three days of a week that is over", "x.x.....", .rate(2, of: 3)),
      (
        "On Thursday, with one of three days done, the week can still be met", "x....",
        .rate(1, of: 1)
      ),
      (
        "On Friday, with none of three days done, one day can no longer be made up", "......",
        .rate(0, of: 1)
      ),
      (
        "Five days in one week do not make up for the next week", "xxxxx..x.......", .rate(4, of: 6)
      ),
    ]),
    WorkedHabit(target(.daysAWeek(3), start: "2026-03-05"), from: "2026-03-05").cases([
      ("Three days a week, begun on a Thursday: two days are expected", "x...", .rate(1, of: 2))
    ]),
    WorkedHabit(
      target(.daysAWeek(3), goal: Schedule(.daysAWeek(3)).goal),
      from: "2026-03-05"
    ).cases([
      ("Three days a week, begun on a Thursday: two days are due", "xx.", .due("dd-")),
      ("A week that began on a Thursday is met after two days", "xx.", .streak(1, longest: 1)),
      ("A week that began on a Thursday is not met after one day", "x..", .streak(0, longest: 0)),
      ("A first week of two days has the rate of its two days", "xx.", .rate(2, of: 2)),
      ("The second week requires three days", "xx.xx......", .streak(0, longest: 1)),
    ]),
    WorkedHabit(
      target(.daysAWeek(3), goal: Schedule(.daysAWeek(3)).goal, end: "2026-03-10")
    ).cases([
      ("Three days a week, ended on a Tuesday: two days are due", "xxx....xx.", .due("ddd----dd-")),
      ("A week that ends on a Tuesday is met after two days", "xxx....xx.", .streak(2, longest: 2)),
      ("A week that ends on a Tuesday is met in the rate", "xxx....xx.", .rate(5, of: 5)),
      ("A last week that is not met ends no streak", "xxx....x.......", .streak(1, longest: 1)),
    ]),
    WorkedHabit(
      target(.daysAWeek(3), kind: .quit, perDay: 0, goal: Schedule(.daysAWeek(3)).goal),
      from: "2026-03-05"
    ).cases([
      ("Quitting on three days a week, from a Thursday: two days", "....", .streak(1, longest: 1))
    ]),
    WorkedHabit(target(.daysAWeek(3), paused: ("2026-03-01", "2026-03-04"))).cases([
      (
        "Three days a week, paused from Sunday to Wednesday: two days are expected", "....xx..",
        .rate(2, of: 2)
      )
    ]),
    WorkedHabit(target(.daysAMonth(10)), from: "2026-02-01").cases([
      (
        "Ten days a month, done at once: the rest of the month is bridged",
        done(10) + dots(18) + "x", .streak(11, longest: 11)
      )
    ]),
    WorkedHabit(target(.daysAMonth(31)), from: "2026-02-01").cases([
      ("31 days a month are 28 in February", done(28) + ".", .rate(28, of: 28))
    ]),
    WorkedHabit(target(.daysAMonth(4), paused: ("2026-02-15", "2026-02-28")), from: "2026-02-01")
      .cases([
        ("Four days a month, half of it paused: two days", "xx" + dots(27), .rate(2, of: 2))
      ]),
    WorkedHabit(target(.daysAMonth(4), paused: ("2026-02-02", "2026-02-28")), from: "2026-02-01")
      .cases([
        ("Four days a month, 27 of 28 days paused: one day", dots(29), .rate(0, of: 1))
      ]),
  ]
}
