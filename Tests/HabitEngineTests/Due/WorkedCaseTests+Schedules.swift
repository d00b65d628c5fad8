import Foundation
@testable import HabitEngine

/// Cases of weekdays, days of the month, every N days, and N days a week.
extension WorkedCaseTests {
  static let mondays = scheduled(.weekdays([.monday]))
  static let workdays = Schedule.Rule.weekdays([
    .monday, .tuesday, .wednesday, .thursday, .friday,
  ])

  static let weekdays: [WorkedCase] = [
    WorkedCase(
      "Three Mondays of a Monday habit are a run of 3",
      mondays,
      from: "2026-03-02",
      "x......x......x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A skipped Monday of a Monday habit neither extends nor breaks the run",
      mondays,
      from: "2026-03-02",
      "x......s......x",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A Monday without a record breaks the run",
      mondays,
      from: "2026-03-02",
      "x.............x",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A missed Monday breaks the run",
      mondays,
      from: "2026-03-02",
      "x......m......x",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "Today, a Monday that is not done yet, does not break the run",
      mondays,
      from: "2026-03-02",
      "x......x.......",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "On Tuesday the missing Monday has broken the run",
      mondays,
      from: "2026-03-02",
      "x......x........",
      .streak(current: 0, longest: 2)
    ),
    WorkedCase(
      "A Monday habit that is also done on a Wednesday has one more day",
      mondays,
      from: "2026-03-02",
      "x.x....x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A missing Monday breaks the run even if the next Wednesday is done",
      mondays,
      from: "2026-03-02",
      "x........x",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "The days between two Mondays are not due",
      mondays,
      from: "2026-03-02",
      "x.......",
      .levels("x------.")
    ),
    WorkedCase(
      "A Wednesday that is partly done shows its count",
      scheduled(.weekdays([.monday]), perDay: 3),
      from: "2026-03-02",
      "3.1....3",
      .levels("x-1----x")
    ),
    WorkedCase(
      "Three of four Mondays",
      mondays,
      from: "2026-03-02",
      "x......x.............x",
      .rate(3, of: 4)
    ),
    WorkedCase(
      "A Monday that is not over is not expected",
      mondays,
      from: "2026-03-02",
      "x......x.......",
      .rate(2, of: 2)
    ),
    WorkedCase(
      "A Wednesday on which a Monday habit was done is not in the rate",
      mondays,
      from: "2026-03-02",
      "x.x.....",
      .rate(1, of: 1)
    ),
    WorkedCase(
      "Wednesdays on which a habit is not due are not the best weekday",
      mondays,
      from: "2026-03-02",
      "x.x....x.x....",
      .bestWeekday(.monday)
    ),
    WorkedCase(
      "From Monday to Friday a weekend is bridged",
      scheduled(workdays),
      from: "2026-03-05",
      "xx..xx",
      .streak(current: 4, longest: 4)
    ),
    WorkedCase(
      "From Monday to Friday a missing Friday is not bridged",
      scheduled(workdays),
      from: "2026-03-05",
      "x...xx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Ten weeks without a record break the run of a Monday habit",
      mondays,
      from: "2026-01-05",
      "x" + dots(69) + "x",
      .streak(current: 1, longest: 1)
    ),
  ]

  static let otherDays: [WorkedCase] = [
    WorkedCase(
      "Every third day, done on each due day",
      scheduled(.everyNDays(3, from: day("2026-03-01"))),
      from: "2026-03-01",
      "x..x..x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "Every third day, done a day late: the missed due day has broken the run",
      scheduled(.everyNDays(3, from: day("2026-03-01"))),
      from: "2026-03-01",
      "x..x...x",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "A habit every other day is not due before its first day",
      scheduled(.everyNDays(2, from: day("2026-03-05"))),
      from: "2026-03-01",
      "........",
      .levels("----.-.-")
    ),
    WorkedCase(
      "Once in 365 days",
      scheduled(.everyNDays(365, from: day("2025-03-01"))),
      from: "2025-03-01",
      "x" + dots(364) + "x",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "The 31st of February is the 28th",
      scheduled(.daysOfMonth([31])),
      from: "2026-02-26",
      ".....",
      .due("--d--")
    ),
    WorkedCase(
      "The 31st of February is the 29th in a leap year",
      scheduled(.daysOfMonth([31])),
      from: "2024-02-27",
      "....",
      .due("--d-")
    ),
    WorkedCase(
      "The last days of four months are a run of 4",
      scheduled(.daysOfMonth([31])),
      from: "2026-01-31",
      "x" + dots(27) + "x" + dots(30) + "x" + dots(29) + "x",
      .streak(current: 4, longest: 4)
    ),
    WorkedCase(
      "The 30th and the 31st of February are one day",
      scheduled(.daysOfMonth([30, 31])),
      from: "2026-02-01",
      dots(27) + "x",
      .rate(1, of: 1)
    ),
    WorkedCase(
      "The 30th and the 31st of March are two days",
      scheduled(.daysOfMonth([30, 31])),
      from: "2026-03-29",
      "..x",
      .rate(1, of: 2)
    ),
    WorkedCase(
      "The 15th is done and the last day of the month is not",
      scheduled(.daysOfMonth([15, 31])),
      from: "2026-02-01",
      dots(14) + "x" + dots(14),
      .rate(1, of: 2)
    ),
  ]

  static let threeAWeek = scheduled(.daysAWeek(3))

  static let quotas: [WorkedCase] = [
    WorkedCase(
      "Three days a week: after the third day, the rest of the week is not due",
      threeAWeek,
      "xxx....",
      .levels("xxx----")
    ),
    WorkedCase(
      "Three days a week: each day is due until the third is done",
      threeAWeek,
      "x.x.x..x",
      .due("ddddd--d")
    ),
    WorkedCase(
      "Three days a week: the rest of the week is bridged",
      threeAWeek,
      "xxx....xxx",
      .streak(current: 6, longest: 6)
    ),
    WorkedCase(
      "Three days a week: a fourth day extends the run",
      threeAWeek,
      "xxx..x.x",
      .streak(current: 5, longest: 5)
    ),
    WorkedCase(
      "Three days a week: a day without a record before the third breaks the run",
      threeAWeek,
      "x.xx...",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Two of three days of a week that is over",
      threeAWeek,
      "x.x.....",
      .rate(2, of: 3)
    ),
    WorkedCase(
      "On Thursday, with one of three days done, the week can still be met",
      threeAWeek,
      "x....",
      .rate(1, of: 1)
    ),
    WorkedCase(
      "On Friday, with none of three days done, one day can no longer be made up",
      threeAWeek,
      "......",
      .rate(0, of: 1)
    ),
    WorkedCase(
      "Five days in one week do not make up for the next week",
      threeAWeek,
      "xxxxx..x.......",
      .rate(4, of: 6)
    ),
    WorkedCase(
      "Three days a week, begun on a Thursday: two days are expected",
      within("2026-03-05", nil, .daysAWeek(3)),
      from: "2026-03-05",
      "x...",
      .rate(1, of: 2)
    ),
    WorkedCase(
      "Three days a week, paused from Sunday to Wednesday: two days are expected",
      paused("2026-03-01", "2026-03-04", .daysAWeek(3)),
      from: "2026-03-01",
      "....xx..",
      .rate(2, of: 2)
    ),
    WorkedCase(
      "Ten days a month, done at once: the rest of the month is bridged",
      scheduled(.daysAMonth(10)),
      from: "2026-02-01",
      done(10) + dots(18) + "x",
      .streak(current: 11, longest: 11)
    ),
    WorkedCase(
      "31 days a month are 28 in February",
      scheduled(.daysAMonth(31)),
      from: "2026-02-01",
      done(28) + ".",
      .rate(28, of: 28)
    ),
    WorkedCase(
      "Four days a month, half of it paused: two days",
      paused("2026-02-15", "2026-02-28", .daysAMonth(4)),
      from: "2026-02-01",
      "xx" + dots(27),
      .rate(2, of: 2)
    ),
    WorkedCase(
      "Four days a month, 27 of 28 days paused: one day",
      paused("2026-02-02", "2026-02-28", .daysAMonth(4)),
      from: "2026-02-01",
      dots(29),
      .rate(0, of: 1)
    ),
  ]
}
