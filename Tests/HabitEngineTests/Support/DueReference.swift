@testable import HabitEngine

/// The rules of kinds, schedules, starts, ends, and pauses, evaluated day by day in the simplest
/// way.
struct DueReference {
  let records: [CalendarDay: DayRecord]
  let target: HabitTarget
  let weekStart: WeekStart
  let today: CalendarDay
  let start: CalendarDay
  let archived: CalendarDay
  /// True if the habit is active, counts completions, is due every day, has a daily or weekly goal,
  /// and has no start, end, or pause.
  let expectsDaysOfSeven: Bool
  /// The first day that counts for the best weekday and for perfect days, which may come after
  /// today.
  let firstDay: CalendarDay
  /// The days to evaluate, including some before the first record and the start, and some after
  /// today.
  let days: ClosedRange<CalendarDay>

  /// The days on which the habit is due, whether or not it was done.
  private(set) var due: Set<CalendarDay> = []
  /// The due days that count in rates and in the strength.
  private(set) var expectedDays: Set<CalendarDay> = []
  /// The last complete day before the day that the initializer evaluates.
  private var lastDone: CalendarDay?
  /// The number of due days since the last complete day.
  private var overdueDays = 0
  private(set) var complete: Set<CalendarDay> = []

  init(_ habit: RandomHabit) {
    self.init(
      habit.records,
      habit.history.target,
      created: habit.history.created,
      archived: habit.history.archived,
      weekStart: habit.weekStart,
      today: habit.today
    )
  }

  init(
    _ records: [CalendarDay: DayRecord],
    _ target: HabitTarget,
    created: CalendarDay,
    archived: CalendarDay? = nil,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    self.records = records
    self.target = target
    self.weekStart = weekStart
    self.today = today
    self.archived = archived ?? .max
    expectsDaysOfSeven =
      (target.kind, target.measure, target.schedule) == (.build, .times, .everyDay)
      && target.goal.period != .month && target.pauses == PauseList()
      && [target.startDay, target.endDay, archived] == [nil, nil, nil]
    let firstRecord = records.keys.min() ?? created
    firstDay = target.startDay ?? min(created, firstRecord)
    start = target.startDay ?? min(created, firstRecord, today)
    days = min(start, firstRecord, today).advanced(by: -40)...max(start, today).advanced(by: 40)
    // The days are in ascending order. In a schedule of N days a week, days are due until N earlier
    // days are complete.
    for day in days {
      if expects(day) { due.insert(day) }
      if due.contains(day), isFirstOfInterval(day) { expectedDays.insert(day) }
      if meets(day) {
        complete.insert(day)
        (lastDone, overdueDays) = (day, 0)
      } else if due.contains(day) {
        overdueDays += 1
      }
    }
  }

  func isPaused(_ day: CalendarDay) -> Bool {
    target.pauses.pauses.contains { pause in
      pause.first <= day && day <= (pause.last ?? .max)
    }
  }

  /// Returns true for a day from the start to the end, before the habit was archived.
  func exists(_ day: CalendarDay) -> Bool {
    start <= day && day <= (target.endDay ?? .max) && day < archived
  }

  /// Returns true for a day from the start to the end, if the schedule requires N days a week or
  /// month, and for each day if it doesn't.
  private func isWithinSpan(_ day: CalendarDay) -> Bool {
    switch target.schedule.rule {
    case .daysAWeek, .daysAMonth: start <= day && day <= (target.endDay ?? .max)
    case .everyDay, .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: true
    }
  }

  func isSkipped(_ day: CalendarDay) -> Bool {
    day <= today && records[day]?.status == .skipped
  }

  func count(_ day: CalendarDay) -> Int {
    day <= today ? records[day]?.count ?? 0 : 0
  }

  func isComplete(_ day: CalendarDay) -> Bool { complete.contains(day) }

  /// Returns true for a due day on which a quit habit was not kept.
  func isSlip(_ day: CalendarDay) -> Bool {
    target.kind == .quit && day <= today && due.contains(day) && !isSkipped(day)
      && exceedsLimit(day)
  }

  func isBridged(_ day: CalendarDay) -> Bool { isSkipped(day) || !due.contains(day) }

  private func exceedsLimit(_ day: CalendarDay) -> Bool {
    records[day]?.status == .missed || count(day) > target.amountPerDay
  }

  private func expects(_ day: CalendarDay) -> Bool {
    exists(day) && !isPaused(day) && isScheduled(day)
  }

  private func isScheduled(_ day: CalendarDay) -> Bool {
    switch target.schedule.rule {
    case .everyDay:
      return true
    case .weekdays(let weekdays):
      return weekdays.contains(day.weekday)
    case .everyNDays(let interval, let first):
      return day >= first && first.distance(to: day) % interval == 0
    case .everyNDaysAfterDone(let interval):
      if target.kind == .quit { return day >= start && start.distance(to: day) % interval == 0 }
      return meets(day) || day >= lastDone?.advanced(by: interval) ?? start
    case .daysOfMonth(let named):
      let isLast = day.advanced(by: 1).dayOfMonth == 1
      return named.contains(day.dayOfMonth) || isLast && named.contains { $0 > day.dayOfMonth }
    case .daysAWeek(let wanted):
      return isWanted(day, wanted, of: week(of: day))
    case .daysAMonth(let wanted):
      return isWanted(day, wanted, of: month(of: day))
    }
  }

  /// Returns false if the habit is overdue on a day, but the day doesn't count as missed: with a
  /// schedule of N days after the last completion, only the first of every N overdue days counts.
  private func isFirstOfInterval(_ day: CalendarDay) -> Bool {
    guard case .everyNDaysAfterDone(let interval) = target.schedule.rule, target.kind == .build,
      !meets(day)
    else { return true }
    return overdueDays % interval == 0
  }

  private func isWanted(_ day: CalendarDay, _ wanted: Int, of period: [CalendarDay]) -> Bool {
    let done = period.filter { $0 < day && exists($0) && complete.contains($0) }
    return done.count < share(wanted, of: period)
  }

  private func meets(_ day: CalendarDay) -> Bool {
    switch target.kind {
    case .build:
      let isDone = records[day]?.status == .done
      return day <= today && isDone && count(day) >= target.amountPerDay
    case .quit:
      return day < today && due.contains(day) && !isSkipped(day) && !exceedsLimit(day)
    }
  }

  // MARK: Weeks and months

  func week(of day: CalendarDay) -> [CalendarDay] {
    (0..<7).map { day.startOfWeek(weekStart).advanced(by: $0) }
  }

  func month(of day: CalendarDay) -> [CalendarDay] {
    var (first, last) = (day, day)
    while first.dayOfMonth > 1 { first = first.advanced(by: -1) }
    while last.advanced(by: 1).dayOfMonth > 1 { last = last.advanced(by: 1) }
    return Array(first...last)
  }

  /// Returns the number of days that a week or month requires. Only unpaused days within the
  /// habit's lifetime and within the given range are considered.
  func share(
    _ wanted: Int,
    of period: [CalendarDay],
    within: ClosedRange<CalendarDay> = .min ... .max
  ) -> Int {
    let active = period.filter { exists($0) && !isPaused($0) && within.contains($0) }
    if active.isEmpty { return 0 }
    let all = min(wanted, period.count)
    let part = Double(all * active.count) / Double(period.count)
    return max(1, Int(part.rounded(.up)))
  }

  /// Returns the days of a day's week, or of its month if the goal is monthly.
  func periods(of day: CalendarDay) -> [CalendarDay] {
    target.goal.period == .month ? month(of: day) : week(of: day)
  }

  func meetsGoal(_ period: [CalendarDay], upTo last: CalendarDay = .max) -> Bool {
    let active = period.filter { !isPaused($0) && isWithinSpan($0) }
    var wanted = target.goal.value
    if target.goal.basis == .day || target.kind == .quit { wanted = min(wanted, period.count) }
    if !active.isEmpty {
      let part = Double(wanted) * Double(active.count) / Double(period.count)
      wanted = max(1, Int(part.rounded(.up)))
    }
    let days = period.filter { $0 <= last }
    if target.kind == .quit { return days.filter(isComplete).count >= wanted }
    switch target.goal.basis {
    case .day: return days.filter { count($0) > 0 }.count >= wanted
    case .value: return days.map(count).reduce(0, +) >= wanted
    }
  }
}

extension CalendarDay {
  /// Returns the first day of this day's week, clamped to ``min``.
  func startOfWeek(_ weekStart: WeekStart) -> CalendarDay {
    CalendarDay(rawValue: rawValue - row(weekStart))
  }
}
