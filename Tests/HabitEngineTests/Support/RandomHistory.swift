import TestSupport

@testable import HabitEngine

/// A random plain habit with a random history, and all values on which its figures depend.
struct RandomHistory {
  let records: [DayRecord]
  let target: HabitTarget
  let weekStart: WeekStart
  let today: CalendarDay
  let created: CalendarDay

  init(seed: Int) {
    var random = Generator(seed: UInt64(seed))
    let lengths = [0, 1, 3, 10, 40, 130, 400, 900]
    let length = lengths.randomElement(using: &random) ?? 0
    let goal = StreakGoal(
      period: [.day, .week].randomElement(using: &random) ?? .day,
      basis: StreakGoal.Basis.allCases.randomElement(using: &random) ?? .day,
      value: Int.random(in: 1...9, using: &random)
    )
    target = HabitTarget(
      completionsPerDay: [1, 1, 2, 3, 4, 7].randomElement(using: &random) ?? 1,
      goal: goal
    )
    weekStart = Bool.random(using: &random) ? .sunday : .monday
    // Around 1970, where day numbers change their sign, and around 2024.
    let first = [-200, 0, 20_000].randomElement(using: &random) ?? 0
    let start = CalendarDay(rawValue: first + Int.random(in: -70...70, using: &random))
    today = start.advanced(by: length + Int.random(in: -20...20, using: &random))
    created = start.advanced(by: Int.random(in: -10...10, using: &random))
    records = Self.records(from: start, length: length, target: target, using: &random)
  }

  var log: HabitLog { HabitLog(records) }
  var habit: HabitHistory { HabitHistory(log: log, target: target, created: created) }

  /// Returns records with a random share of done days, with gaps, skipped days, partial days, and
  /// occasional long gaps.
  private static func records(
    from start: CalendarDay,
    length: Int,
    target: HabitTarget,
    using random: inout Generator
  ) -> [DayRecord] {
    let diligence = [0.2, 0.5, 0.8, 0.95].randomElement(using: &random) ?? 0.5
    var records: [DayRecord] = []
    var day = start
    for _ in 0..<length {
      if Double.random(in: 0..<1, using: &random) < 0.004 {
        day = day.advanced(by: Int.random(in: 30...200, using: &random))
      }
      if Double.random(in: 0..<1, using: &random) < 0.004 {
        for _ in 0..<Int.random(in: 7...40, using: &random) {
          records.append(DayRecord(day: day, count: 0, status: .skipped))
          day = day.advanced(by: 1)
        }
      }
      if Double.random(in: 0..<1, using: &random) < diligence {
        let count = target.amountPerDay + Int.random(in: 0...2, using: &random)
        records.append(DayRecord(day: day, count: count, status: .done))
      } else if Double.random(in: 0..<1, using: &random) < 0.6 {
        let count = Int.random(in: 0...target.amountPerDay, using: &random)
        let status = DayStatus.allCases.randomElement(using: &random) ?? .missed
        records.append(DayRecord(day: day, count: count, status: status))
      }
      day = day.advanced(by: 1)
    }
    return records
  }
}
