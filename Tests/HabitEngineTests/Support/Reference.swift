@testable import HabitEngine

/// The rules of streaks, evaluated day by day in the simplest way.
struct Reference {
  let records: [CalendarDay: DayRecord]
  let target: HabitTarget
  let weekStart: WeekStart
  let today: CalendarDay
  let firstDay: CalendarDay

  init(_ history: RandomHistory) {
    var records: [CalendarDay: DayRecord] = [:]
    for record in history.records { records[record.day] = record }
    self.init(
      records: records,
      target: history.target,
      weekStart: history.weekStart,
      today: history.today,
      created: history.created
    )
  }

  init(
    records: [CalendarDay: DayRecord],
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay,
    created: CalendarDay = .max
  ) {
    firstDay = min(created, records.keys.min() ?? created, today)
    self.records = records
    self.target = target
    self.weekStart = weekStart
    self.today = today
  }

  var pastDays: [CalendarDay] { records.keys.filter { $0 <= today }.sorted() }

  func isComplete(_ day: CalendarDay) -> Bool {
    guard day <= today, let record = records[day], record.status == .done else { return false }
    return record.count >= target.amountPerDay
  }

  func isSkipped(_ day: CalendarDay) -> Bool {
    day <= today && records[day]?.status == .skipped
  }

  func count(_ day: CalendarDay) -> Int {
    day <= today ? records[day]?.count ?? 0 : 0
  }

  func daysOfWeek(of day: CalendarDay) -> [CalendarDay] {
    (0..<7).map { day.startOfWeek(weekStart).advanced(by: $0) }
  }

  func meetsGoal(weekOf day: CalendarDay) -> Bool {
    let counts = daysOfWeek(of: day).map(count)
    switch target.goal.basis {
    case .day: return counts.filter { $0 >= 1 }.count >= target.goal.value
    case .value: return counts.reduce(0, +) >= target.goal.value
    }
  }

  var runs: [Streak] {
    target.goal.period == .day ? dayRuns : weekRuns
  }

  var current: Int {
    target.goal.period == .day ? currentDays : currentWeeks
  }

  private var dayRuns: [Streak] {
    var runs: [Streak] = []
    for day in pastDays where isComplete(day) {
      var before = day.advanced(by: -1)
      while isSkipped(before) { before = before.advanced(by: -1) }
      if let run = runs.last, isComplete(before) {
        runs[runs.count - 1] = Streak(first: run.first, last: day, length: run.length + 1)
      } else {
        runs.append(Streak(first: day, last: day, length: 1))
      }
    }
    return runs
  }

  private var weekRuns: [Streak] {
    var runs: [Streak] = []
    let weeks = Set(pastDays.map { $0.startOfWeek(weekStart) }).sorted()
    for week in weeks where meetsGoal(weekOf: week) {
      let last = week.advanced(by: 6)
      var before = week.advanced(by: -7)
      while isSkippedAsAWhole(before) { before = before.advanced(by: -7) }
      if let run = runs.last, run.last.advanced(by: -6) == before {
        runs[runs.count - 1] = Streak(first: run.first, last: last, length: run.length + 1)
      } else {
        runs.append(Streak(first: week, last: last, length: 1))
      }
    }
    return runs
  }

  private var currentDays: Int {
    var day = today
    if !isComplete(day) { day = day.advanced(by: -1) }
    var length = 0
    while isComplete(day) || isSkipped(day) {
      length += isComplete(day) ? 1 : 0
      day = day.advanced(by: -1)
    }
    return length
  }

  private var currentWeeks: Int { currentWeeksOfRun.count }

  /// The first days of the weeks in the current streak that meet the goal.
  private var currentWeeksOfRun: [CalendarDay] {
    var week = today.startOfWeek(weekStart)
    if !meetsGoal(weekOf: week) { week = week.advanced(by: -7) }
    var weeks: [CalendarDay] = []
    while meetsGoal(weekOf: week) || isSkippedAsAWhole(week) {
      if meetsGoal(weekOf: week) { weeks.append(week) }
      week = week.advanced(by: -7)
    }
    return weeks
  }

  /// Returns true for a week of only skipped days that does not meet the goal.
  private func isSkippedAsAWhole(_ week: CalendarDay) -> Bool {
    daysOfWeek(of: week).allSatisfy(isSkipped) && !meetsGoal(weekOf: week)
  }

  var currentStreakInDays: Int {
    guard target.goal.period != .day else { return currentDays }
    return currentWeeksOfRun.flatMap { daysOfWeek(of: $0) }.filter { $0 <= today }.count
  }
}

extension CalendarDay {
  /// Returns the first day of this day's week, clamped to ``min``.
  func startOfWeek(_ weekStart: WeekStart) -> CalendarDay {
    CalendarDay(rawValue: rawValue - row(weekStart))
  }
}
