import Foundation
import HabitData
import HabitEngine

/// A habit as the command prints it.
struct HabitReport: CommandAnswer, Equatable {
  let id: UUID
  let name: String
  let category: String?
  let isArchived: Bool
  /// The day of the report, `2026-03-09`.
  let day: String
  /// The day's state: `completed`, `2 of 3`, `3.2 km of 8.5 km`, `kept`, `skipped`, `missed`, `paused
  /// until 2026-03-20`, `not due` or `not completed`.
  let state: String
  /// Whether the day asks for it.
  let isDue: Bool
  /// The last day of the pause that the day lies in, where it lies in one that ends.
  let pausedUntil: String?
  /// `build` or `quit`.
  let kind: HabitKind
  /// How often it was done on the day, or how much, in smallest parts of what it measures.
  let count: Int
  /// What the day asks for or allows, in the same.
  let completionsPerDay: Int
  /// How many smallest parts make one: 10 where amounts have one digit after the point, 60 of time.
  let partsOfOne: Int
  /// The unit: `km`, `min`; nil where counts are counts of times.
  let unit: String?
  /// The days, as `add --every` or `add --days-of-month` takes them.
  let every: String?
  let daysOfMonth: String?
  /// The first and last day, where they were given.
  let startDay: String?
  let endDay: String?
  /// The streak that goes on today and the longest, in the unit of the habit's goal.
  let currentStreak: Int
  let longestStreak: Int
  /// `day`, `week` or `month`.
  let streakUnit: String
  /// From 0 to 1.
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
    isDue = state.standing.countsAsDue
    pausedUntil = pause?.last?.isoText
    kind = habit.kind
    count = state.count
    completionsPerDay = habit.target.amountPerDay
    partsOfOne = habit.measure.partsOfOne
    unit = habit.measure.unitName
    every = habit.schedule.everyWords
    daysOfMonth = habit.schedule.daysOfMonthWords
    startDay = habit.startDay?.isoText
    endDay = habit.endDay?.isoText
    currentStreak = streaks.current
    longestStreak = streaks.longest
    streakUnit = habit.streakGoal.period.rawValue
    completionRate = statistics.completionRate.fraction
    totalCompletions = statistics.totalCount
  }

  /// "Read: completed on 2026-03-09, streak 12 days (longest 30), 87 % of the time"
  var text: String {
    let archived = isArchived ? " (archived)" : ""
    let rate = completionRate.percent(.autoupdatingCurrent)
    let streak = "\(streakLabel) (longest \(longestStreak))"
    let label = kind == .quit ? "kept for \(streak)" : "streak \(streak)"
    return "\(name.onOneLine)\(archived): \(state) on \(day), \(label), \(rate) of the time"
  }

  /// The streak that goes on today: "12 days".
  var streakLabel: String {
    (StreakGoal.Period(rawValue: streakUnit) ?? .day).formatted(currentStreak)
  }
}

extension Schedule {
  /// The schedule as `add --every` takes it.
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

  /// The schedule as `add --days-of-month` takes it.
  fileprivate var daysOfMonthWords: String? {
    guard case .daysOfMonth(let days) = rule else { return nil }
    let last = Schedule.daysOfMonth.upperBound
    return days.sorted().map { $0 == last ? "last" : "\($0)" }.joined(separator: ",")
  }
}
