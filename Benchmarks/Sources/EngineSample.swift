import HabitEngine

/// Habits with ten years of history, the same in each run.
struct EngineSample {
  static let today = CalendarDay(rawValue: 20_523)
  static let days = 3_652
  static let first = today.advanced(by: 1 - days)

  /// The records of each habit by ascending day.
  let records: [[DayRecord]]
  let histories: [HabitHistory]

  /// The storage size of all logs, in bytes.
  var storageSize: Int { histories.reduce(0) { $0 + $1.log.storageSize } }

  /// Creates habits with random records.
  ///
  /// - Parameter target: A function that returns the target of the habit with an index.
  init(habits: Int, target: (_ index: Int) -> HabitTarget) {
    var random = Generator(state: 1)
    var records: [[DayRecord]] = []
    var histories: [HabitHistory] = []
    for index in 0..<habits {
      let target = target(index)
      let diligence = Double(50 + index % 45) / 100
      let days = (0..<Self.days).compactMap { offset in
        let day = Self.first.advanced(by: offset)
        return Self.record(of: day, target: target, diligence: diligence, using: &random)
      }
      records.append(days)
      histories.append(HabitHistory(log: HabitLog(days), target: target, created: Self.first))
    }
    self.records = records
    self.histories = histories
  }

  /// Returns the target of a daily habit. Three of five habits have the default goal, and the rest
  /// a weekly goal or a goal for a count.
  static func plain(_ index: Int) -> HabitTarget {
    HabitTarget(completionsPerDay: index % 4 == 0 ? 3 : 1, goal: goal(index))
  }

  private static func goal(_ index: Int) -> StreakGoal {
    let goals = [
      StreakGoal.standard,
      StreakGoal(period: .day, basis: .value, value: 2),
      StreakGoal(period: .week, basis: .day, value: 4),
      StreakGoal(period: .week, basis: .value, value: 10),
    ]
    return goals[index % 5 < 3 ? 0 : 1 + index % 3]
  }

  /// Returns the target of a habit in a realistic mix. Half of the habits are plain. The rest have
  /// other schedules, amounts, timers, pauses, or monthly goals, or are habits to quit.
  static func mixed(_ index: Int) -> HabitTarget {
    let weekdays = Schedule(.weekdays([.monday, .wednesday, .friday]))
    let kilometers = Measure.amount(AmountUnit(name: "km", decimals: 1))
    let month = StreakGoal(period: .month, basis: .day, value: 12)
    switch index % 20 {
    case 1, 3: return HabitTarget(amountPerDay: 1, schedule: weekdays, goal: goal(index))
    case 5: return HabitTarget(amountPerDay: 1, schedule: Schedule(.everyNDays(3, from: first)))
    case 7: return HabitTarget(amountPerDay: 1, schedule: Schedule(.daysOfMonth([1, 15, 31])))
    case 9: return HabitTarget(amountPerDay: 1, schedule: Schedule(.daysAWeek(3)))
    case 11: return HabitTarget(amountPerDay: 1, schedule: Schedule(.daysAMonth(10)), goal: month)
    case 13: return HabitTarget(measure: kilometers, amountPerDay: 85, pauses: holidays)
    case 15: return HabitTarget(kind: .quit, amountPerDay: 0)
    case 17: return HabitTarget(amountPerDay: 1, goal: goal(3), pauses: holidays)
    // Five hours in seconds, more than a cell of the log can store.
    case 19: return HabitTarget(measure: .time, amountPerDay: 18_000, schedule: weekdays)
    default: return plain(index)
    }
  }

  /// A pause of three weeks each year.
  private static let holidays = PauseList(
    (0..<10).map { year in
      let start = first.advanced(by: 200 + 365 * year)
      return Pause(start...start.advanced(by: 20))
    }
  )

  private static func record(
    of day: CalendarDay,
    target: HabitTarget,
    diligence: Double,
    using random: inout Generator
  ) -> DayRecord? {
    if Double.random(in: 0..<1, using: &random) < diligence {
      return DayRecord(day: day, count: target.amountPerDay)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return DayRecord(day: day, count: 0, status: .skipped)
    case 1: return DayRecord(day: day, count: target.amountPerDay + (target.kind == .quit ? 1 : -1))
    default: return nil
    }
  }
}

/// A seeded generator of random numbers (xorshift64*).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
