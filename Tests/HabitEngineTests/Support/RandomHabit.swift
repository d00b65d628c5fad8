import TestSupport

@testable import HabitEngine

/// A random habit with a goal and a history. Every second habit counts completions, is due every
/// day, and has a daily or weekly goal. The others are of any kind, measure, and schedule, with
/// starts, ends, and pauses.
struct RandomHabit {
  let history: HabitHistory
  let records: [CalendarDay: DayRecord]
  let weekStart: WeekStart
  let today: CalendarDay

  init(seed: Int) {
    var random = Generator(seed: UInt64(seed) &+ 77_777)
    let isDaily = seed.isMultiple(of: 2)
    let lengths = isDaily ? [0, 1, 3, 10, 40, 130, 400, 900] : [0, 1, 5, 20, 60, 130, 260]
    let length = lengths.randomElement(using: &random) ?? 0
    // Around 1970, where day numbers change their sign, and around 2024.
    let first = [-200, 0, 20_000].randomElement(using: &random) ?? 0
    let start = CalendarDay(rawValue: first + Int.random(in: -70...70, using: &random))
    today = start.advanced(by: length + Int.random(in: -20...30, using: &random))
    weekStart = Bool.random(using: &random) ? .sunday : .monday
    let target =
      isDaily
      ? Self.dailyTarget(using: &random)
      : Self.target(from: start, length: length, using: &random)
    var records: [CalendarDay: DayRecord] = [:]
    for record in Self.records(from: start, length: length, target: target, using: &random) {
      records[record.day] = record
    }
    self.records = records
    history = HabitHistory(
      log: HabitLog(records.values),
      target: target,
      created: start.advanced(by: Int.random(in: -10...10, using: &random)),
      archived: !isDaily && Int.random(in: 0..<6, using: &random) == 0
        ? start.advanced(by: Int.random(in: -5...length + 40, using: &random)) : nil
    )
  }

  private static func dailyTarget(using random: inout Generator) -> HabitTarget {
    HabitTarget(
      completionsPerDay: [1, 1, 2, 3, 4, 7].randomElement(using: &random) ?? 1,
      goal: goal(.times, [.day, .week], using: &random)
    )
  }

  private static func target(
    from start: CalendarDay,
    length: Int,
    using random: inout Generator
  ) -> HabitTarget {
    let kind = HabitKind.allCases.randomElement(using: &random) ?? .build
    let measure = measure(using: &random)
    return HabitTarget(
      kind: kind,
      measure: measure,
      amountPerDay: amount(kind, measure, using: &random),
      schedule: schedule(from: start, using: &random),
      goal: goal(measure, StreakGoal.Period.allCases, using: &random),
      startDay: Int.random(in: 0..<3, using: &random) == 0
        ? start.advanced(by: Int.random(in: -40...40, using: &random)) : nil,
      endDay: Int.random(in: 0..<4, using: &random) == 0
        ? start.advanced(by: Int.random(in: 0...length + 40, using: &random)) : nil,
      pauses: pauses(from: start, length: length, using: &random)
    )
  }

  private static func measure(using random: inout Generator) -> Measure {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .time
    case 1: .amount(AmountUnit(name: "km", decimals: Int.random(in: 0...3, using: &random)))
    default: .times
    }
  }

  private static func amount(
    _ kind: HabitKind,
    _ measure: Measure,
    using random: inout Generator
  ) -> Int {
    let small = [0, 1, 1, 2, 3, 7]
    let large = [85, 16_382, 16_383, 16_384, 50_000, 999_999_999]
    let amounts = measure == .times ? small : small + large
    return amounts.randomElement(using: &random) ?? 1
  }

  private static func goal(
    _ measure: Measure,
    _ periods: [StreakGoal.Period],
    using random: inout Generator
  ) -> StreakGoal {
    let small = Int.random(in: 1...9, using: &random)
    let large = [10, 20, 31, 100, 16_384, 100_000, 1_000_000].randomElement(using: &random) ?? 10
    return StreakGoal(
      period: periods.randomElement(using: &random) ?? .day,
      basis: StreakGoal.Basis.allCases.randomElement(using: &random) ?? .day,
      value: Int.random(in: 0..<3, using: &random) == 0 ? large : small,
      measure: measure
    )
  }

  private static func schedule(
    from start: CalendarDay,
    using random: inout Generator
  ) -> Schedule {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      return .everyDay
    case 2:
      let count = Int.random(in: 1...6, using: &random)
      return Schedule(.weekdays(Set(Weekday.allCases.shuffled(using: &random).prefix(count))))
    case 3:
      let interval = [2, 3, 5, 63, 64, 65, 365].randomElement(using: &random) ?? 2
      let day = start.advanced(by: Int.random(in: -100...100, using: &random))
      return Schedule(.everyNDays(interval, from: day))
    case 4:
      let days = [1, 2, 15, 28, 29, 30, 31].shuffled(using: &random)
      return Schedule(.daysOfMonth(Set(days.prefix(Int.random(in: 1...7, using: &random)))))
    case 5, 6:
      let interval = [2, 3, 5, 14, 63, 64, 65, 365].randomElement(using: &random) ?? 2
      return Schedule(.everyNDaysAfterDone(interval))
    case 7:
      return Schedule(.daysAWeek(Int.random(in: 1...6, using: &random)))
    default:
      return Schedule(.daysAMonth(Int.random(in: 1...31, using: &random)))
    }
  }

  private static func pauses(
    from start: CalendarDay,
    length: Int,
    using random: inout Generator
  ) -> PauseList {
    guard Bool.random(using: &random) else { return PauseList() }
    let pauses = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let first = start.advanced(by: Int.random(in: -40...length + 20, using: &random))
      let days = [1, 2, 6, 20, 40, 130].randomElement(using: &random) ?? 1
      return Pause(first...first.advanced(by: Int.random(in: 0..<days, using: &random)))
    }
    guard Int.random(in: 0..<6, using: &random) == 0 else { return PauseList(pauses) }
    let last = start.advanced(by: Int.random(in: 0...length + 20, using: &random))
    return PauseList(pauses + [Pause(from: last)])
  }

  /// Returns records with a random share of done or kept days, with gaps, skipped days, partial
  /// days, and occasional long gaps.
  private static func records(
    from start: CalendarDay,
    length: Int,
    target: HabitTarget,
    using random: inout Generator
  ) -> [DayRecord] {
    let diligence = [0.1, 0.4, 0.8, 0.97].randomElement(using: &random) ?? 0.5
    let amount = target.amountPerDay
    var records: [DayRecord] = []
    var day = start
    for _ in 0..<length {
      if Double.random(in: 0..<1, using: &random) < 0.006 {
        day = day.advanced(by: Int.random(in: 30...200, using: &random))
      }
      if Double.random(in: 0..<1, using: &random) < 0.006 {
        for _ in 0..<Int.random(in: 7...40, using: &random) {
          records.append(DayRecord(day: day, count: 0, status: .skipped))
          day = day.advanced(by: 1)
        }
      }
      if Double.random(in: 0..<1, using: &random) < diligence {
        if target.kind == .build {
          let more = Int.random(in: 0...2, using: &random)
          records.append(DayRecord(day: day, count: amount + more))
        } else if Bool.random(using: &random) {
          records.append(DayRecord(day: day, count: Int.random(in: 0...amount, using: &random)))
        }
      } else if Double.random(in: 0..<1, using: &random) < 0.6 {
        let count = Int.random(
          in: 0...max(amount, 1) + (target.kind == .quit ? 2 : 0),
          using: &random
        )
        let status = DayStatus.allCases.randomElement(using: &random) ?? .missed
        records.append(DayRecord(day: day, count: count, status: status))
      }
      day = day.advanced(by: 1)
    }
    return records
  }
}
