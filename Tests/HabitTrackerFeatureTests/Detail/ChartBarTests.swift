import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

struct ChartBarTests {
  private let today: CalendarDay
  private let statistics: Statistics

  init() throws {
    let today = try #require(CalendarDay(isoText: "2026-03-09"))
    let records = [(0, 3), (6, 1), (7, 4), (29, 5), (30, 6), (365, 7)].map { daysAgo, count in
      DayRecord(day: today.advanced(by: -daysAgo), count: count)
    }
    let history = HabitHistory(
      log: HabitLog(records),
      target: HabitTarget(completionsPerDay: 2),
      created: today
    )
    self.today = today
    statistics = Statistics(history, weekStart: .sunday, today: today)
  }

  @Test func `A month has thirty bars, one per day`() {
    let bars = statistics.bars(.month, from: .min)
    #expect(bars.map(\.date) == (0..<30).reversed().map { Date(today.advanced(by: -$0)) })
    let counts = [0: 3, 6: 1, 7: 4, 29: 5]
    #expect(bars.map(\.count) == (0..<30).reversed().map { counts[$0] ?? 0 })
  }

  @Test func `A habit created on January 10 has three bars in a year, one per month`() throws {
    let bars = statistics.bars(.year, from: today.advanced(by: -58))
    let months = try (1...3).map { try #require(CalendarDay(year: 2026, month: $0, day: 1)) }
    #expect(bars.map(\.date) == months.map { Date($0) })
    #expect(bars.map(\.count) == [0, 11, 8])
  }

  @Test func `Slips are counted separately from completions`() {
    let records = [
      DayRecord(day: today.advanced(by: -1), count: 0, status: .missed),
      DayRecord(day: today.advanced(by: -3), count: 4),
    ]
    let history = HabitHistory(
      log: HabitLog(records),
      target: HabitTarget(kind: .quit, amountPerDay: 0),
      created: today.advanced(by: -4)
    )
    let statistics = Statistics(history, weekStart: .sunday, today: today)
    let week = statistics.bars(.week, from: .min)
    #expect(week.map(\.count) == [0, 0, 0, 4, 0, 1, 0])
    #expect(week.map(\.slips) == [0, 0, 0, 1, 0, 1, 0])
    #expect(week.map(\.kept) == [0, 0, 1, 0, 1, 0, 0])
    let month = statistics.bars(.year, from: .min).last
    #expect([month?.count, month?.slips, month?.kept] == [4, 2, 2])
  }
}
