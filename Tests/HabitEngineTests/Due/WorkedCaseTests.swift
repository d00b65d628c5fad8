import Foundation
@testable import HabitEngine
import Testing

/// Cases in words and figures, worked out by hand.
@Suite("Worked cases")
struct WorkedCaseTests {
  static func dots(_ count: Int) -> String { String(repeating: ".", count: count) }
  static func done(_ count: Int) -> String { String(repeating: "x", count: count) }
  /// The part of a score that a due day leaves of it.
  static let kept = pow(0.5, 1.0 / 13)

  static func scheduled(_ rule: Schedule.Rule, perDay: Int = 1) -> HabitTarget {
    HabitTarget(amountPerDay: perDay, schedule: Schedule(rule))
  }

  static func paused(
    _ first: String,
    _ last: String? = nil,
    _ rule: Schedule.Rule = .everyDay,
    goal: StreakGoal = .standard,
    kind: HabitKind = .build,
    perDay: Int = 1
  ) -> HabitTarget {
    let pause = last.map { Pause(day(first)...day($0)) } ?? Pause(from: day(first))
    return HabitTarget(
      kind: kind,
      amountPerDay: perDay,
      schedule: Schedule(rule),
      goal: goal,
      pauses: PauseList([pause])
    )
  }

  static func within(_ start: String?, _ end: String?, _ rule: Schedule.Rule = .everyDay)
    -> HabitTarget
  {
    HabitTarget(
      amountPerDay: 1,
      schedule: Schedule(rule),
      startDay: start.map { day($0) },
      endDay: end.map { day($0) }
    )
  }

  static func quit(
    _ limit: Int,
    _ rule: Schedule.Rule = .everyDay,
    goal: StreakGoal = .standard,
    start: String? = nil,
    end: String? = nil
  ) -> HabitTarget {
    HabitTarget(
      kind: .quit,
      amountPerDay: limit,
      schedule: Schedule(rule),
      goal: goal,
      startDay: start.map { day($0) },
      endDay: end.map { day($0) }
    )
  }

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
      "A skipped Monday of a Monday habit neither extends nor breaks",
      mondays,
      from: "2026-03-02",
      "x......s......x",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A Monday without a record breaks",
      mondays,
      from: "2026-03-02",
      "x.............x",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A missed Monday breaks",
      mondays,
      from: "2026-03-02",
      "x......m......x",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "Today, a Monday that is not done yet, does not break",
      mondays,
      from: "2026-03-02",
      "x......x.......",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "On Tuesday the Monday that was not done has broken the run",
      mondays,
      from: "2026-03-02",
      "x......x........",
      .streak(current: 0, longest: 2)
    ),
    WorkedCase(
      "A Monday habit done on a Wednesday all the same has one day more",
      mondays,
      from: "2026-03-02",
      "x.x....x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A Monday that was left out breaks though the Wednesday after it was done",
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
      "A Wednesday that was begun shows it",
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
      "A Monday that is not over is not asked for",
      mondays,
      from: "2026-03-02",
      "x......x.......",
      .rate(2, of: 2)
    ),
    WorkedCase(
      "A Wednesday done all the same is not in the rate",
      mondays,
      from: "2026-03-02",
      "x.x.....",
      .rate(1, of: 1)
    ),
    WorkedCase(
      "Wednesdays done all the same make no best weekday",
      mondays,
      from: "2026-03-02",
      "x.x......x",
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
      "From Monday to Friday a Friday is not",
      scheduled(workdays),
      from: "2026-03-05",
      "x...xx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Ten weeks of rest break a Monday habit once and for all",
      mondays,
      from: "2026-01-05",
      "x" + dots(69) + "x",
      .streak(current: 1, longest: 1)
    ),
  ]

  static let otherDays: [WorkedCase] = [
    WorkedCase(
      "Every third day, done on each",
      scheduled(.everyNDays(3, from: day("2026-03-01"))),
      from: "2026-03-01",
      "x..x..x",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "Every third day, done a day late: the day that was due has broken",
      scheduled(.everyNDays(3, from: day("2026-03-01"))),
      from: "2026-03-01",
      "x..x...x",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "Every other day asks for nothing before its first day",
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
      "The 15th done, the last day not",
      scheduled(.daysOfMonth([15, 31])),
      from: "2026-02-01",
      dots(14) + "x" + dots(14),
      .rate(1, of: 2)
    ),
  ]

  static let threeAWeek = scheduled(.daysAWeek(3))

  static let quotas: [WorkedCase] = [
    WorkedCase(
      "Three days a week: after the third the week asks for no more",
      threeAWeek,
      from: "2026-03-01",
      "xxx....",
      .levels("xxx----")
    ),
    WorkedCase(
      "Three days a week: each day is due until the third is done",
      threeAWeek,
      from: "2026-03-01",
      "x.x.x..x",
      .due("ddddd--d")
    ),
    WorkedCase(
      "Three days a week: the rest of the week is bridged",
      threeAWeek,
      from: "2026-03-01",
      "xxx....xxx",
      .streak(current: 6, longest: 6)
    ),
    WorkedCase(
      "Three days a week: a fourth day extends",
      threeAWeek,
      from: "2026-03-01",
      "xxx..x.x",
      .streak(current: 5, longest: 5)
    ),
    WorkedCase(
      "Three days a week: a day without a record before the third breaks",
      threeAWeek,
      from: "2026-03-01",
      "x.xx...",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Two of three days of a week that is over",
      threeAWeek,
      from: "2026-03-01",
      "x.x.....",
      .rate(2, of: 3)
    ),
    WorkedCase(
      "On Thursday, with one of three days done, the week can still be met",
      threeAWeek,
      from: "2026-03-01",
      "x....",
      .rate(1, of: 1)
    ),
    WorkedCase(
      "On Friday, with none of three days done, one can no longer be made up",
      threeAWeek,
      from: "2026-03-01",
      "......",
      .rate(0, of: 1)
    ),
    WorkedCase(
      "Five days of a week make up for no day of the next",
      threeAWeek,
      from: "2026-03-01",
      "xxxxx..x.......",
      .rate(4, of: 6)
    ),
    WorkedCase(
      "Three days a week, begun on a Thursday: two of its three days",
      within("2026-03-05", nil, .daysAWeek(3)),
      from: "2026-03-05",
      "x...",
      .rate(1, of: 2)
    ),
    WorkedCase(
      "Three days a week, paused from Sunday to Wednesday: two of its three days",
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

  static let fourAWeek = StreakGoal(period: .week, basis: .day, value: 4)

  static let pauses: [WorkedCase] = [
    WorkedCase(
      "A pause within a run is bridged",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx....xx",
      .streak(current: 4, longest: 4)
    ),
    WorkedCase(
      "A day done in a pause counts",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx.x..xx",
      .streak(current: 5, longest: 5)
    ),
    WorkedCase(
      "The day after a pause breaks",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx.....x",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "The days of a pause, and one that was done in it",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx.x..",
      .levels("xxpxpp")
    ),
    WorkedCase(
      "The rate leaves a pause out",
      paused("2026-03-03", "2026-03-06"),
      from: "2026-03-01",
      "xx....x.",
      .rate(3, of: 3)
    ),
    WorkedCase(
      "A pause without an end keeps the run",
      paused("2026-03-03"),
      from: "2026-03-01",
      "xx" + dots(300),
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Four days a week across a pause: of a week with three days left two were asked for",
      paused("2026-03-11", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...xx.....xxxx",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "One of the two days that such a week asks for is not enough",
      paused("2026-03-11", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...x......xxxx",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A week of nothing but pause is bridged",
      paused("2026-03-08", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx..........xxxx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "A week of nothing but pause counts where it met the whole goal all the same",
      paused("2026-03-08", "2026-03-14", goal: fourAWeek),
      from: "2026-03-01",
      "xxxx...xxxx...xxxx",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A pause of six days of a week asks for one day of four",
      paused("2026-03-01", "2026-03-06", goal: fourAWeek),
      from: "2026-03-01",
      "......x.",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A pause leaves the strength as it is",
      paused("2026-03-02", "2026-03-20"),
      from: "2026-03-01",
      "x" + dots(19),
      .strength(1 - kept)
    ),
  ]

  static let tenAMonth = StreakGoal(period: .month, basis: .day, value: 10)

  static let months: [WorkedCase] = [
    WorkedCase(
      "Ten days in two months, and three of the current one: two months",
      HabitTarget(goal: tenAMonth),
      from: "2026-01-01",
      done(10) + dots(21) + done(10) + dots(18) + "xxx",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "Nine days of the month between are not enough",
      HabitTarget(goal: tenAMonth),
      from: "2026-01-01",
      done(10) + dots(21) + done(9) + dots(19) + done(10),
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "31 days of a month are all 28 of February",
      HabitTarget(goal: StreakGoal(period: .month, basis: .day, value: 31)),
      from: "2026-02-01",
      done(28) + ".",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "A month that meets its goal is outlined from its first day to its last",
      HabitTarget(goal: tenAMonth),
      from: "2026-02-03",
      done(10),
      .outlines(["2026-02-01...2026-02-28"])
    ),
    WorkedCase(
      "40 times a month, half of it paused: 20",
      paused(
        "2026-02-15",
        "2026-02-28",
        goal: StreakGoal(period: .month, basis: .value, value: 40)
      ),
      from: "2026-02-01",
      "992" + dots(26),
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "40 times a month, half of it paused: 19 are one too few",
      paused(
        "2026-02-15",
        "2026-02-28",
        goal: StreakGoal(period: .month, basis: .value, value: 40)
      ),
      from: "2026-02-01",
      "991" + dots(26),
      .streak(current: 0, longest: 0)
    ),
    WorkedCase(
      "Of a habit of every day whose goal is ten days a month the rate asks for these",
      HabitTarget(goal: tenAMonth),
      from: "2026-02-01",
      done(5) + dots(24),
      .rate(5, of: 10)
    ),
  ]

  static let ends: [WorkedCase] = [
    WorkedCase(
      "A habit that ended keeps its run",
      within(nil, "2026-03-03"),
      from: "2026-03-01",
      "xxx......",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A habit that ended asks for its days alone",
      within(nil, "2026-03-03"),
      from: "2026-03-01",
      "xxx......",
      .rate(3, of: 3)
    ),
    WorkedCase(
      "The days after the end are not due",
      within(nil, "2026-03-03"),
      from: "2026-03-01",
      "xx....",
      .levels("xx.---")
    ),
    WorkedCase(
      "A challenge of 30 days without its last",
      within("2026-03-01", "2026-03-30"),
      from: "2026-03-01",
      done(29) + dots(9),
      .rate(29, of: 30)
    ),
    WorkedCase(
      "A challenge that was not done on its last day has lost its run",
      within("2026-03-01", "2026-03-30"),
      from: "2026-03-01",
      done(29) + dots(9),
      .streak(current: 0, longest: 29)
    ),
    WorkedCase(
      "Days done before the start extend",
      within("2026-03-03", nil),
      from: "2026-03-01",
      "xxxx",
      .streak(current: 4, longest: 4)
    ),
    WorkedCase(
      "Days done before the start are not in the rate",
      within("2026-03-03", nil),
      from: "2026-03-01",
      "xxxx",
      .rate(2, of: 2)
    ),
    WorkedCase(
      "A habit that starts next week asks for nothing",
      within("2026-03-10", nil),
      from: "2026-03-01",
      "...",
      .levels("---")
    ),
    WorkedCase(
      "A habit that starts next week has a rate of nothing",
      within("2026-03-10", nil),
      from: "2026-03-01",
      "...",
      .rate(0, of: 0)
    ),
  ]

  static let fiveKept = StreakGoal(period: .week, basis: .value, value: 5)

  static let limits: [WorkedCase] = [
    WorkedCase(
      "A limit of 2 is kept with 2",
      quit(2),
      from: "2026-03-01",
      "222.",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A limit of 2 is broken with 3",
      quit(2),
      from: "2026-03-01",
      "223.",
      .streak(current: 0, longest: 2)
    ),
    WorkedCase(
      "A limit of 2 with 2 and with 3, and today, which is open",
      quit(2),
      from: "2026-03-01",
      "223.",
      .levels("xx!.")
    ),
    WorkedCase(
      "A day without a record is kept",
      quit(0),
      from: "2026-03-01",
      "....",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "A missed day is a slip",
      quit(0),
      from: "2026-03-01",
      "..m..",
      .streak(current: 1, longest: 2)
    ),
    WorkedCase(
      "A slip today ends the run at once",
      quit(0),
      from: "2026-03-01",
      "...1",
      .streak(current: 0, longest: 3)
    ),
    WorkedCase(
      "A slip today shows at once",
      quit(0),
      from: "2026-03-01",
      "...1",
      .levels("xxx!")
    ),
    WorkedCase(
      "A skipped day is neither kept nor a slip",
      quit(0),
      from: "2026-03-01",
      "..s..",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "What happens in a pause is no slip",
      paused("2026-03-02", "2026-03-03", kind: .quit, perDay: 0),
      from: "2026-03-01",
      ".11..",
      .levels("xppx.")
    ),
    WorkedCase(
      "No beer from Monday to Friday: a Saturday is no slip",
      quit(0, workdays),
      from: "2026-03-06",
      ".1..",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "Two of three days kept, and today, which is not over",
      quit(0),
      from: "2026-03-01",
      "..1.",
      .rate(2, of: 3)
    ),
    WorkedCase(
      "Five kept days make the week, slips or not",
      quit(0, goal: fiveKept),
      from: "2026-03-01",
      "11......",
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "Three slips are too many for it",
      quit(0, goal: fiveKept),
      from: "2026-03-01",
      "111.....",
      .streak(current: 0, longest: 0)
    ),
    WorkedCase(
      "A challenge of three days that was kept stays so",
      quit(0, end: "2026-03-03"),
      from: "2026-03-01",
      "......1",
      .streak(current: 3, longest: 3)
    ),
    WorkedCase(
      "Days before the start are not kept days",
      quit(0, start: "2026-03-03"),
      from: "2026-03-01",
      ".....",
      .streak(current: 2, longest: 2)
    ),
    WorkedCase(
      "13 kept days bring the strength to a half, whatever becomes of today",
      quit(0),
      from: "2026-03-01",
      dots(14),
      .strength(0.5)
    ),
    WorkedCase(
      "A slip today counts for the strength at once",
      quit(0),
      from: "2026-03-01",
      dots(13) + "1",
      .strength(0.5 * kept)
    ),
  ]

  static func amount(
    _ amount: Int,
    decimals: Int,
    goal: (StreakGoal.Period, Int) = (.day, 1)
  ) -> HabitTarget {
    let measure = Measure.amount(AmountUnit(name: "km", decimals: decimals))
    return HabitTarget(
      measure: measure,
      amountPerDay: amount,
      goal: StreakGoal(period: goal.0, basis: .value, value: goal.1, measure: measure)
    )
  }

  static let halfAnHour = HabitTarget(measure: .time, amountPerDay: 1_800)

  static let amounts: [WorkedCase] = [
    WorkedCase(
      "0.003 of 0.003 is complete, 0.002 is not",
      amount(3, decimals: 3),
      from: "2026-03-01",
      counts: [3, 2],
      .levels("x2")
    ),
    WorkedCase(
      "8.5 km and 8.5 km are 17 km",
      amount(85, decimals: 1),
      from: "2026-03-01",
      counts: [85, 85],
      .total(170)
    ),
    WorkedCase(
      "8.5 km and 8.5 km meet a week of 17 km",
      amount(85, decimals: 1, goal: (.week, 170)),
      from: "2026-03-01",
      counts: [85, 85],
      .streak(current: 1, longest: 1)
    ),
    WorkedCase(
      "8.5 km and 8.4 km do not",
      amount(85, decimals: 1, goal: (.week, 170)),
      from: "2026-03-01",
      counts: [85, 84],
      .streak(current: 0, longest: 0)
    ),
    WorkedCase(
      "Three of the largest amounts add up exactly",
      amount(1, decimals: 3),
      from: "2026-03-01",
      counts: [999_999_999, 999_999_999, 999_999_999],
      .total(2_999_999_997)
    ),
    WorkedCase(
      "One smallest part less than the largest target is not complete",
      amount(999_999_999, decimals: 3),
      from: "2026-03-01",
      counts: [999_999_999, 999_999_998],
      .levels("x3")
    ),
    WorkedCase(
      "16,383 steps of 16,384 are not complete",
      amount(16_384, decimals: 0),
      from: "2026-03-01",
      counts: [16_384, 16_383],
      .levels("x3")
    ),
    WorkedCase(
      "Runs of days with 5 km or more",
      amount(1, decimals: 1, goal: (.day, 50)),
      from: "2026-03-01",
      counts: [50, 49, 60, 60],
      .outlines(["2026-03-01...2026-03-01", "2026-03-03...2026-03-04"])
    ),
    WorkedCase(
      "Half an hour is complete with 1,800 seconds and not with 1,799",
      halfAnHour,
      from: "2026-03-01",
      counts: [1_800, 1_799],
      .levels("x3")
    ),
    WorkedCase(
      "Half of half an hour is half a day for the strength",
      halfAnHour,
      from: "2026-03-01",
      counts: [900],
      .strength((1 - kept) / 2)
    ),
    WorkedCase(
      "Two Mondays bring as much strength as two days of every day",
      mondays,
      from: "2026-03-02",
      "x......x.....",
      .strength(1 - kept * kept)
    ),
    WorkedCase(
      "Ten days a month, five of them done, are a quarter of two months",
      scheduled(.daysAMonth(10)),
      from: "2026-03-01",
      "xxxxx",
      .strength(
        (1...5).reduce(0.0) { score, days in
          let kept = pow(0.5, (10 / 30.4375).squareRoot() / 13)
          return score * kept + Double(days) / 20 * (1 - kept)
        }
      )
    ),
  ]

  static let all =
    weekdays + otherDays + quotas + pauses + months + ends + limits + amounts

  @Test("Each case amounts to what it says", arguments: all)
  func figure(of workedCase: WorkedCase) {
    #expect(workedCase.actual == workedCase.figure)
  }

  @Test("A day on which a habit is not due is perfect when the others are done")
  func perfectDays() {
    let today = day("2026-03-04")
    let first = day("2026-03-01")
    func history(_ target: HabitTarget, _ text: String) -> HabitHistory {
      HabitHistory(log: HabitLog(records(text, from: first)), target: target, created: first)
    }
    func perfect(_ habits: HabitHistory...) -> [CalendarDay] {
      PerfectDays(of: habits, in: .min ... .max, weekStart: .sunday, today: today).days
    }
    let daily = history(HabitTarget(), "xxxx")
    // Monday, the 2nd, is due and was not done.
    #expect(perfect(daily, history(Self.mondays, "....")).map(\.dayOfMonth) == [1, 3, 4])
    #expect(perfect(history(Self.mondays, ".x..")).map(\.dayOfMonth) == [2])
    // Kept days are perfect, a slip is not, and today waits for nobody.
    #expect(perfect(daily, history(Self.quit(0), ".1..")).map(\.dayOfMonth) == [1, 3, 4])
    #expect(perfect(history(Self.quit(0), ".1..")).map(\.dayOfMonth) == [1, 3])
    #expect(perfect(daily, history(Self.quit(0), "...1")).map(\.dayOfMonth) == [1, 2, 3])
  }
}
