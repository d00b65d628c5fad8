import Foundation
import HabitData
import HabitEngine
import HabitLaunch

/// The output for a habit.
struct HabitReport: Encodable {
  let id: UUID
  let name: String
  let category: String?
  let isArchived: Bool
  /// The day of the report: `2026-03-09`.
  let day: String
  /// The day's state, such as `completed`, `2 of 3`, `3.2 km of 8.5 km`, `kept`, `skipped`,
  /// `missed`, `paused until 2026-03-20`, `not due`, or `not completed`.
  let state: String
  /// True if the habit is due on the day.
  let isDue: Bool
  /// The last day of the pause on the day of the report; nil if there is no pause or it has no end.
  let pausedUntil: String?
  /// The kind: `build` or `quit`.
  let kind: HabitKind
  /// The day's count, in minor units of the measure.
  let count: Int
  /// The day's target or limit, in minor units of the measure.
  let completionsPerDay: Int
  /// The number of minor units in a unit: 10 for amounts with one decimal, 60 for minutes.
  let scale: Int
  /// The unit, such as `km` or `min`; nil for counts.
  let unit: String?
  /// The schedule in the format of `add --every`; nil for days of the month.
  let every: String?
  /// The schedule in the format of `add --days-of-month`; nil for other schedules.
  let daysOfMonth: String?
  /// The first and last day, if they are set.
  let startDay: String?
  let endDay: String?
  /// The current and the longest streak, in the unit of the habit's goal.
  let currentStreak: Int
  let longestStreak: Int
  /// The unit of the streaks: `day`, `week`, or `month`.
  let streakUnit: StreakGoal.Period
  /// The completion rate from 0 to 1.
  let completionRate: Double
  let totalCompletions: Int

  @MainActor init(_ habit: Habit, on day: CalendarDay, in store: HabitStore) {
    let (state, streaks) = (store.state(of: habit, on: day), store.streaks(of: habit))
    let statistics = store.statistics(of: habit)
    id = habit.id
    name = habit.name
    category = store.categoryName(of: habit)
    isArchived = habit.archivedAt != nil
    self.day = day.isoText
    let pause = habit.pauses.pause(on: day)
    self.state = state.words(pause)
    isDue = state.status.countsAsDue
    pausedUntil = pause?.last?.isoText
    kind = habit.kind
    count = state.count
    completionsPerDay = habit.target.amountPerDay
    scale = habit.measure.scale
    unit = habit.measure.unitName
    every = habit.schedule.everyWords
    daysOfMonth = habit.schedule.daysOfMonthWords
    startDay = habit.startDay?.isoText
    endDay = habit.endDay?.isoText
    currentStreak = streaks.current
    longestStreak = streaks.longest
    streakUnit = habit.streakGoal.period
    completionRate = statistics.completionRate.fraction
    totalCompletions = statistics.totalCount
  }

  /// The report as text: "Read: completed on 2026-03-09, streak 12 days (longest 30), 87% of the
  /// time".
  var text: String {
    let name =
      isArchived
      ? String(localized: "\(name.onOneLine) (archived)", comment: "The name of a habit.")
      : name.onOneLine
    let rate = completionRate.percent(TerminalLanguage.locale)
    return kind == .quit
      ? String(
        localized: """
          \(name): \(state) on \(day), kept for \(streakLabel) (longest \(longestStreak)), \(rate) \
          of the time
          """,
        comment: "“Smoking: kept on 2026-03-09, kept for 12 days (longest 30), 87% of the time”."
      )
      : String(
        localized: """
          \(name): \(state) on \(day), streak \(streakLabel) (longest \(longestStreak)), \(rate) of \
          the time
          """,
        comment: "“Read: completed on 2026-03-09, streak 12 days (longest 30), 87% of the time”."
      )
  }

  /// The current streak: "12 days".
  var streakLabel: String { streakUnit.formatted(currentStreak) }
}

extension Schedule {
  /// The schedule in the format of `add --every`.
  fileprivate var everyWords: String? {
    switch rule {
    case .everyDay: "day"
    case .weekdays(let weekdays):
      Weekday.allCases.filter(weekdays.contains).map(\.shortWord).joined(separator: ",")
    case .everyNDays(let interval, _): "\(interval)days fixed"
    case .everyNDaysAfterDone(let interval): "\(interval)days"
    case .daysOfMonth: nil
    case .daysAWeek(let count): "\(count) a week"
    case .daysAMonth(let count): "\(count) a month"
    }
  }

  /// The schedule in the format of `add --days-of-month`.
  fileprivate var daysOfMonthWords: String? {
    guard case .daysOfMonth(let days) = rule else { return nil }
    let last = Schedule.daysOfMonth.upperBound
    return days.sorted().map { $0 == last ? "last" : "\($0)" }.joined(separator: ",")
  }
}
