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

  /// Returns one bar for each of the last `number` days. The keys of `counts` are days before
  /// today; missing counts are 0.
  private func days(_ number: Int, _ counts: [Int: Int]) -> [(Date, Int)] {
    (0..<number).reversed().map { (Date(today.advanced(by: -$0)), counts[$0] ?? 0) }
  }

  private func bars(_ span: StatisticsPeriod, from start: CalendarDay = .min) -> [(Date, Int)] {
    statistics.bars(span, from: start).map { ($0.date, $0.count) }
  }

  @Test func `A week has seven bars, one per day`() {
    #expect(bars(.week).elementsEqual(days(7, [0: 3, 6: 1]), by: ==))
  }

  @Test func `A month has thirty bars, one per day`() {
    #expect(bars(.month).elementsEqual(days(30, [0: 3, 6: 1, 7: 4, 29: 5]), by: ==))
  }

  @Test func `A year has twelve bars, one per month, or fewer for a new habit`() throws {
    let counts = [4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 0, 1: 0, 2: 11, 3: 8]
    let months = try ([4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]).map { month in
      let year = month > 3 ? 2025 : 2026
      let day = try #require(CalendarDay(year: year, month: month, day: 1))
      return (Date(day), counts[month] ?? 0)
    }
    #expect(bars(.year).elementsEqual(months, by: ==))
    // A habit created on January 10 has three bars.
    let start = today.advanced(by: -58)
    #expect(bars(.year, from: start).elementsEqual(months.suffix(3), by: ==))
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
