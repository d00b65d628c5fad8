import Foundation
import HabitEngine
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData

/// The figures over all habits on Monday, 2026-03-09.
@MainActor
struct HabitStoreStatisticsTests {
  private let fixture: StoreFixture
  private let habits: [Habit]
  private var store: HabitStore { fixture.store }

  /// "Run" was done on all days of last week and today, "Read" on Saturday and Sunday, "Rest"
  /// never.
  init() throws {
    fixture = try StoreFixture()
    let run = try fixture.makeHabit(HabitDraft(name: "Run", category: .fitness))
    let read = try fixture.makeHabit(HabitDraft(name: "Read", category: .learning))
    let rest = try fixture.makeHabit("Rest")
    habits = [run, read, rest]
    for daysAgo in 0...8 { set(daysAgo, of: run) }
    for daysAgo in 1...2 { set(daysAgo, of: read) }
  }

  private func set(_ daysAgo: Int, of habit: Habit) {
    fixture.store.setCount(1, on: fixture.store.today.advanced(by: -daysAgo), of: habit)
  }

  private func statistics(
    of habits: [Habit],
    by period: StatisticsPeriod
  ) throws -> OverallStatistics {
    try OverallStatistics(
      store.statisticsInput(of: habits, by: period, categories: CategoryList())
    )
  }

  @Test func `Statistics by week count the days of the current week`() throws {
    let statistics = try self.statistics(of: habits, by: .week)
    #expect(statistics.today.done == 1)
    #expect(statistics.today.due == 3)
    // On Sunday and today, "Run" was done on 2 of 2 days, and "Read" on 1 of 1, because today is
    // open. "Rest" began today and has no expected day. The chart begins a month ago.
    #expect(statistics.trend.points.map(\.rate.completeDays) == [0, 0, 0, 8, 3])
    #expect(statistics.trend.points.map(\.rate.expectedDays) == [0, 0, 0, 8, 3])
    #expect(statistics.categories.map(\.category?.id) == [.fitness, .learning, nil])
    #expect(statistics.categories.map(\.rate.fraction) == [1, 1, 0])
    #expect(statistics.leaders.map(\.id) == habits.prefix(2).map(\.id))
    #expect(statistics.leaders.map(\.streak) == [9, 2])
    // Everything due was done until yesterday, and one of these eight days is in this week.
    #expect(statistics.perfectDays == 1)
    #expect(statistics.perfectDaysEver == 8)
  }

  @Test func `A habit that has met its weekly goal is not due`() throws {
    let weekly = StreakGoal(period: .week, basis: .day, value: 1)
    let swim = try fixture.makeHabit("Swim", HabitTarget(goal: weekly))
    set(1, of: swim)
    let run = habits[0]
    let statistics = try self.statistics(of: [run, swim], by: .week)
    #expect(statistics.today.done == 1)
    #expect(statistics.today.due == 1)
    #expect(statistics.today.exceptions == "1 done for this week")
    // Until Saturday, "Run" was the only habit. On Sunday, both habits were done. Today, "Run" is
    // done, and "Swim" has met its goal for the week.
    #expect(statistics.perfectDays == 2)
    #expect(statistics.perfectDaysEver == 9)
    // If the week begins today, a Monday, yesterday was in the previous week.
    store.setWeekStart(.monday)
    #expect(store.todayProgress(of: [run, swim]).due == 2)
    #expect(
      try self.statistics(of: [run, swim], by: .week).perfectDays == 0
    )
  }

  @Test func `The trend by month or year adds up the days of each period`() throws {
    let months = try self.statistics(of: habits, by: .month).trend.points
    #expect(months.map(\.days.lowerBound.month) == [2, 3])
    #expect(months.last?.rate.completeDays == 11)
    let years = try self.statistics(of: habits, by: .year).trend.points
    #expect(years.map(\.days.lowerBound.year) == [2026])
    #expect(years.last?.rate.expectedDays == 11)
    set(400, of: habits[0])
    let more = try self.statistics(of: habits, by: .month).trend.points
    #expect(more.count == 12)
  }

  @Test func `A habit that has ended has no current streak`() throws {
    let ended = try fixture.makeHabit(
      "Course",
      HabitTarget(amountPerDay: 1, endDay: store.today.advanced(by: -1))
    )
    for daysAgo in 1...9 { set(daysAgo, of: ended) }
    #expect(store.currentStreak(of: ended) == 9)
    #expect(try self.statistics(of: [ended], by: .week).leaders.isEmpty)
  }

  @Test func `Streaks of different units are compared in days`() throws {
    let monthly = try fixture.makeHabit(
      "Save",
      HabitTarget(goal: StreakGoal(period: .month, basis: .day, value: 1))
    )
    let weekly = try fixture.makeHabit(
      "Swim",
      HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 1))
    )
    // The monthly streak has all days of February and nine days of March.
    for daysAgo in [0, 20] { set(daysAgo, of: monthly) }
    // The weekly streak has five weeks and two days of a sixth, which are also 37 days.
    for weeksAgo in 0...5 { set(7 * weeksAgo, of: weekly) }
    #expect(store.currentStreakInDays(of: monthly) == 28 + 9)
    #expect(store.currentStreakInDays(of: weekly) == 5 * 7 + 2)
    let daily = habits[0]
    for daysAgo in 9...36 { set(daysAgo, of: daily) }
    #expect(store.currentStreakInDays(of: daily) == 37)
    set(37, of: daily)
    let leaders = try self.statistics(of: [monthly, weekly, daily], by: .week).leaders
    #expect(leaders.map(\.id) == [daily, monthly, weekly].map(\.id))
  }

  @Test func `The strength on a day is the average of the habits that had begun by then`() throws {
    let strength = try self.statistics(of: habits, by: .week).strength
    let all = habits.map { store.strength(of: $0) }
    let today = all.map(\.current).reduce(0, +) / 3
    #expect(abs(strength.current - today) < 1e-12)
    // A week ago, Run was the only habit.
    #expect(strength.points.count == 2)
    #expect(strength.points.first?.score == all[0].points.first?.score)
    #expect(strength.start == store.today.advanced(by: -29))
  }

  @Test func `Without habits, all figures are zero`() throws {
    let statistics = try self.statistics(of: [], by: .month)
    #expect(statistics.today.due == 0)
    #expect(statistics.trend.points.allSatisfy { $0.rate.expectedDays == 0 })
    #expect(statistics.categories.isEmpty)
    #expect(statistics.leaders.isEmpty)
    #expect(statistics.perfectDaysEver == 0)
  }

  // MARK: Strength of a habit

  @Test func `The line of strength begins with the first day and ends today`() throws {
    let today = store.today
    let habit = try fixture.makeHabit("Run")
    #expect(store.strength(of: habit).points == [StrengthYear.Point(day: today, score: 0)])
    for daysAgo in 0..<15 { store.setCount(1, on: today.advanced(by: -daysAgo), of: habit) }
    let year = store.strength(of: habit)
    #expect(year.points.map(\.day) == [-14, -7, 0].map { today.advanced(by: $0) })
    let history = store.history(of: habit)
    let strength = HabitStrength(history, today: today)
    #expect(year.points.map(\.score) == [0, 7, 14].map { strength.series[$0] })
    #expect(year.current == strength.current)
  }

  @Test func `The line of strength covers at most a year`() throws {
    let habit = try fixture.makeHabit("Run")
    let today = store.today
    store.setCount(1, on: today.advanced(by: -1_000), of: habit)
    let points = store.strength(of: habit).points
    #expect(points.count == 53)
    #expect(points.first?.day == today.advanced(by: -364))
  }
}
