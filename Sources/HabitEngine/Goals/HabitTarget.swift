/// What a habit asks for: what and how much on which days, and what its streaks are measured
/// against.
public struct HabitTarget: Hashable, Sendable {
  /// To do something, or to keep away from it.
  public let kind: HabitKind
  /// What counts are counts of.
  public let measure: Measure
  /// What a day has to reach to be complete, or for a habit to give up, may not exceed; in smallest
  /// parts of the measure.
  public let amountPerDay: Int
  /// The days that the habit names.
  public let schedule: Schedule
  /// What streaks and outlines are measured against.
  public let goal: StreakGoal
  /// The first day, where it was said; else the habit begins as ``HabitHistory/firstDay`` says.
  public let startDay: CalendarDay?
  /// The last day, where there is one.
  public let endDay: CalendarDay?
  /// The days on which the habit rests.
  public let pauses: PauseList

  /// Whether the habit uses nothing but completions a day and a goal of days or weeks. Such a habit
  /// has the rules and figures it always had.
  let isPlain: Bool

  /// The numbers of completions that a day can ask for.
  public static let completionsPerDayRange = 1...99

  /// A habit to do so often every day.
  /// - Parameter completionsPerDay: Smaller and larger values become 1 and 99.
  public init(completionsPerDay: Int = 1, goal: StreakGoal = .standard) {
    self.init(amountPerDay: completionsPerDay, goal: goal)
  }

  /// - Parameters:
  ///   - amountPerDay: In smallest parts; brought to the nearest of
  ///     ``Measure/amountsPerDay(_:)``.
  ///   - goal: Its value is brought to the nearest that the measure allows.
  ///   - startDay: The first day, where one is given.
  ///   - endDay: The last day; the first one where it would come before it.
  public init(
    kind: HabitKind = .build,
    measure: Measure = .times,
    amountPerDay: Int,
    schedule: Schedule = .everyDay,
    goal: StreakGoal = .standard,
    startDay: CalendarDay? = nil,
    endDay: CalendarDay? = nil,
    pauses: PauseList = PauseList()
  ) {
    let amounts = measure.amountsPerDay(kind)
    self.kind = kind
    self.measure = measure
    self.amountPerDay = min(max(amountPerDay, amounts.lowerBound), amounts.upperBound)
    self.schedule = schedule
    self.goal = goal.limited(to: measure)
    self.startDay = startDay
    self.endDay = endDay.map { max($0, startDay ?? $0) }
    self.pauses = pauses
    isPlain =
      kind == .build && measure == .times && schedule == .everyDay && goal.period != .month
      && startDay == nil && endDay == nil && pauses.isEmpty
  }

  /// What a day asks for, of a habit that is counted in completions.
  public var completionsPerDay: Int { amountPerDay }

  /// Whether a record makes its day complete: done, and as much as a day asks for. For a habit to
  /// give up: not missed or skipped, and within the limit, as far as the day has come.
  public func isComplete(_ record: DayRecord) -> Bool {
    switch kind {
    case .build: record.status == .done && record.count >= amountPerDay
    case .quit: record.status == .done && record.count <= amountPerDay
    }
  }
}

extension HabitTarget: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, measure, completionsPerDay, schedule, goal, startDay, endDay, pauses
  }

  /// Reads a target; what is beyond the limits becomes the nearest within, and what is not there is
  /// as a habit of every day has it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let measure = try values.decodeIfPresent(Measure.self, forKey: .measure) ?? .times
    self.init(
      kind: try values.decodeIfPresent(HabitKind.self, forKey: .kind) ?? .build,
      measure: measure,
      amountPerDay: try values.decode(Int.self, forKey: .completionsPerDay),
      schedule: try values.decodeIfPresent(Schedule.self, forKey: .schedule) ?? .everyDay,
      goal: try StreakGoal(from: values.superDecoder(forKey: .goal), measure: measure),
      startDay: try values.decodeIfPresent(CalendarDay.self, forKey: .startDay),
      endDay: try values.decodeIfPresent(CalendarDay.self, forKey: .endDay),
      pauses: try values.decodeIfPresent(PauseList.self, forKey: .pauses) ?? PauseList()
    )
  }

  /// Writes a target; the amount of a day is its `completionsPerDay`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(measure, forKey: .measure)
    try values.encode(amountPerDay, forKey: .completionsPerDay)
    try values.encode(schedule, forKey: .schedule)
    try values.encode(goal, forKey: .goal)
    try values.encodeIfPresent(startDay, forKey: .startDay)
    try values.encodeIfPresent(endDay, forKey: .endDay)
    try values.encode(pauses, forKey: .pauses)
  }
}
