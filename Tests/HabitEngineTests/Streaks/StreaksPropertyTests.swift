@testable import HabitEngine
import TestSupport
import Testing

@Suite("Streaks of random histories")
struct StreaksPropertyTests {
  @Test("The streaks of random histories equal those computed day by day")
  func matchReference() {
    for seed in 0..<RandomCases.count(of: 10_000) {
      let history = RandomHistory(seed: seed)
      let reference = Reference(history)
      let streaks = Streaks(
        history.log,
        target: history.target,
        weekStart: history.weekStart,
        today: history.today
      )
      let runs = reference.runs
      guard streaks.runs == runs, streaks.current == reference.current,
        streaks.longest == runs.map(\.length).max() ?? 0,
        streaks.currentDays == reference.currentStreakInDays
      else {
        Issue.record("Seed \(seed): \(streaks), not \(runs) and \(reference.current)")
        return
      }
    }
  }

  @Test("A record away from all runs does not change them")
  func recordOutsideRun() {
    for seed in 0..<2_000 {
      let history = RandomHistory(seed: seed)
      let before = streaks(of: history.log, history)
      for day in Self.daysApart(from: history.records) where day <= history.today {
        var log = history.log
        log.set(DayRecord(day: day, count: 9, status: .done))
        let after = streaks(of: log, history)
        #expect(Set(after.runs).isSuperset(of: before.runs))
        #expect(after.runs.count <= before.runs.count + 1)
        #expect(after.longest == max(before.longest, after.runs.isEmpty ? 0 : 1))
      }
    }
  }

  /// Returns a day before all records, a day after all records, and a day in each long gap. Each
  /// day is at least two weeks from any record.
  private static func daysApart(from records: [DayRecord]) -> [CalendarDay] {
    let days = records.map(\.day)
    guard let first = days.first, let last = days.last else { return [] }
    let pauses = zip(days, days.dropFirst()).filter { $0.distance(to: $1) >= 30 }
    return [first.advanced(by: -15), last.advanced(by: 15)] + pauses.map { $0.0.advanced(by: 15) }
  }

  private func streaks(of log: HabitLog, _ history: RandomHistory) -> Streaks {
    Streaks(
      log,
      target: history.target,
      weekStart: history.weekStart,
      today: history.today
    )
  }
}
