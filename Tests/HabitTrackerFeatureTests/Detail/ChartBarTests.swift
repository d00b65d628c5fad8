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

  /// Bars from a number of days ago until today, with those counts that are not 0.
  private func days(_ number: Int, _ counts: [Int: Int]) -> [ChartBar] {
    (0..<number).reversed().map {
      ChartBar(today.advanced(by: -$0), count: counts[$0] ?? 0)
    }
  }

  @Test func aWeekIsSevenDays() {
    #expect(statistics.bars(.week) == days(7, [0: 3, 6: 1]))
  }

  @Test func aMonthIsThirtyDays() {
    #expect(statistics.bars(.month) == days(30, [0: 3, 6: 1, 7: 4, 29: 5]))
  }

  @Test func aYearIsTwelveMonths() throws {
    let counts = [4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 0, 1: 0, 2: 11, 3: 8]
    let bars = try ([4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]).map { month in
      let year = month > 3 ? 2025 : 2026
      let day = try #require(CalendarDay(year: year, month: month, day: 1))
      return ChartBar(day, count: counts[month] ?? 0)
    }
    #expect(statistics.bars(.year) == bars)
  }
}
