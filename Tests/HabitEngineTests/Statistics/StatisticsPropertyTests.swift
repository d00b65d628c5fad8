@testable import HabitEngine
import TestSupport
import Testing

@Suite("Statistics of random histories")
struct StatisticsPropertyTests {
  @Test("The figures of random histories equal those computed day by day")
  func figures() {
    for seed in 0..<RandomCases.count(of: 10_000) {
      let history = RandomHistory(seed: seed)
      let reference = Reference(history)
      let habit = history.habit
      let today = history.today
      let statistics = Statistics(habit, weekStart: history.weekStart, today: today)
      let days = (0..<30).map { today.advanced(by: $0 - 29) }
      let totals = days.map {
        DayTotal(day: $0, count: reference.count($0), level: reference.level($0))
      }
      let months = reference.lastMonths(12)
      guard statistics.totalCount == reference.total(in: reference.pastDays),
        statistics.completeDays == reference.completeDays(in: reference.pastDays),
        statistics.completionRate == CompletionRate(habit, days: .min ... .max, today: today),
        statistics.completionRate.fraction == reference.rate,
        statistics.bestWeekday == reference.bestWeekday,
        statistics.lastThirtyDays == totals,
        statistics.lastTwelveMonths.map(\.days) == months,
        statistics.lastTwelveMonths.map(\.count) == months.map(reference.total),
        statistics.lastTwelveMonths.map(\.completeDays) == months.map(reference.completeDays)
      else {
        Issue.record("Seed \(seed): \(statistics)")
        return
      }
    }
  }

  @Test("The strength of random histories equals the strength computed day by day")
  func strength() {
    for seed in 0..<RandomCases.count(of: 10_000) {
      let history = RandomHistory(seed: seed)
      let habit = history.habit
      let series = HabitStrength(habit, today: history.today).series
      let expected = Reference(history).strength(created: history.created)
      guard series.count == expected.count,
        zip(series, expected).allSatisfy({ abs($0 - $1) < 1e-12 }),
        series.allSatisfy((0...1).contains)
      else {
        Issue.record("Seed \(seed): \(series), not \(expected)")
        return
      }
    }
  }
}
