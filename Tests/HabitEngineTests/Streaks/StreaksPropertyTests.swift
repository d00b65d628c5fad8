@testable import HabitEngine
import Testing

@Suite("Streaks of random histories")
struct StreaksPropertyTests {
  @Test("10,000 histories give the same streaks as counting day by day")
  func matchReference() {
    for seed in 0..<10_000 {
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
        streaks.longest == runs.map(\.length).max() ?? 0
      else {
        Issue.record("Seed \(seed): \(streaks), not \(runs) and \(reference.current)")
        return
      }
    }
  }

  @Test("A record apart from a run leaves the run as it is")
  func recordOutsideRun() {
    for seed in 0..<2_000 {
      let history = RandomHistory(seed: seed)
      var log = history.log
      let before = streaks(of: log, history)
      guard let last = log.lastDay, last < history.today else { continue }
      let apart = last.advanced(by: 15)
      log.set(DayRecord(day: apart, count: 9, status: .done))
      #expect(Array(streaks(of: log, history).runs.prefix(before.runs.count)) == before.runs)
    }
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
