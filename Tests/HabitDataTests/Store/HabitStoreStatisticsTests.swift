import Foundation
import HabitEngine
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData

/// The figures over all habits, on Monday 2026-03-09.
@MainActor
struct HabitStoreStatisticsTests {
  private let fixture: StoreFixture
  private let habits: [Habit]
  private var store: HabitStore { fixture.store }

  /// "Run" done on all days of last week and today, "Read" on Saturday and Sunday, "Rest" never.
  init() throws {
    fixture = try StoreFixture()
    let run = try fixture.make(HabitDraft(name: "Run", category: .fitness))
    let read = try fixture.make(HabitDraft(name: "Read", category: .learning))
    let rest = try fixture.make(HabitDraft(name: "Rest"))
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

  @Test func thisWeek() throws {
    let statistics = try self.statistics(of: habits, by: .week)
    #expect(statistics.today.done == 1)
    #expect(statistics.today.due == 3)
    // Sunday and today: Run 2 of 2, Read 1 of 2, Rest, which began today, 0 of 1.
    #expect(statistics.trend.points.map(\.rate.completeDays) == [0, 0, 0, 0, 0, 0, 8, 3])
    #expect(statistics.trend.points.map(\.rate.expectedDays) == [0, 0, 0, 0, 0, 0, 8, 5])
    #expect(statistics.categories.map(\.category?.id) == [.fitness, .learning, nil])
    #expect(statistics.categories.map(\.rate.fraction) == [1, 0.5, 0])
    #expect(statistics.categories.map(\.habitCount) == [1, 1, 1])
    #expect(statistics.leaders.map(\.id) == habits.prefix(2).map(\.id))
    #expect(statistics.leaders.map(\.streak) == [9, 2])
    // Until yesterday all that there was was done: one of the eight days is in this week.
    #expect(statistics.perfectDays == 1)
    #expect(statistics.perfectDaysEver == 8)
  }

  @Test func theWeekBeginsWhereTheSettingSays() throws {
    store.setWeekStart(.monday)
    let statistics = try self.statistics(of: habits, by: .week)
    #expect(statistics.trend.points.last?.days.lowerBound == store.today)
    #expect(statistics.trend.points.last?.rate.expectedDays == 3)
    #expect(statistics.perfectDays == 0)
  }

  @Test func aHabitThatIsDoneForTheWeekIsNotToGo() throws {
    let weekly = StreakGoal(period: .week, basis: .day, value: 1)
    let swim = try fixture.make(HabitDraft(name: "Swim", streakGoal: weekly))
    set(1, of: swim)
    let run = habits[0]
    let statistics = try self.statistics(of: [run, swim], by: .week)
    #expect(statistics.today.done == 1)
    #expect(statistics.today.due == 1)
    #expect(statistics.today.exceptions == "1 done for this week")
    // Until last week Run was alone; yesterday both were done, today the week of one is.
    #expect(statistics.perfectDays == 2)
    #expect(statistics.perfectDaysEver == 9)
    // Where the week begins today, yesterday's was the one before.
    store.setWeekStart(.monday)
    #expect(store.todayProgress(of: [run, swim]).due == 2)
    #expect(
      try self.statistics(of: [run, swim], by: .week).perfectDays == 0
    )
  }

  @Test func monthsAndYears() throws {
    let months = try self.statistics(of: habits, by: .month).trend.points
    #expect(months.count == 12)
    #expect(months.last?.rate.completeDays == 11)
    let years = try self.statistics(of: habits, by: .year).trend.points
    #expect(years.map(\.days.lowerBound.year) == [2022, 2023, 2024, 2025, 2026])
    #expect(years.last?.rate.expectedDays == 13)
  }

  @Test func withoutHabitsAllIsNothing() throws {
    let statistics = try self.statistics(of: [], by: .month)
    #expect(statistics.today.due == 0)
    #expect(statistics.trend.points.allSatisfy { $0.rate.expectedDays == 0 })
    #expect(statistics.categories.isEmpty)
    #expect(statistics.leaders.isEmpty)
    #expect(statistics.perfectDaysEver == 0)
  }
}
