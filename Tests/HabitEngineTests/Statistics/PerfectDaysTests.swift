@testable import HabitEngine
import Testing

@Suite("Perfect days")
struct PerfectDaysTests {
  static let today = day("2026-03-11")
  static let always = CalendarDay.min ... .max

  private func habits(_ histories: [(String, createdDaysAgo: Int)]) -> [HabitHistory] {
    histories.map { history, createdDaysAgo in
      HabitHistory(
        log: log(history, through: Self.today),
        target: HabitTarget(),
        created: Self.today.advanced(by: -createdDaysAgo)
      )
    }
  }

  @Test("Every habit that existed is complete or skipped, and at least one is complete")
  func rule() {
    let habits = habits([("xxxx.xsx", 7), ("x.sx.xsx", 7), ("xxx", 2)])
    let perfect = PerfectDays(of: habits, in: Self.always, today: Self.today)
    let numbers = [7, 5, 4, 2, 1, 0].map { Self.today.advanced(by: -$0) }
    #expect(perfect.days == numbers)
  }

  @Test("Days outside the span or after today do not count")
  func span() {
    let records = (-5...5).map { DayRecord(day: Self.today.advanced(by: $0), count: 1) }
    let habit = HabitHistory(
      log: HabitLog(records),
      target: HabitTarget(),
      created: Self.today
    )
    let days = { (span: ClosedRange<CalendarDay>) in
      PerfectDays(of: [habit], in: span, today: Self.today).days
    }
    #expect(days(Self.always).count == 6)
    #expect(days(day("2026-03-09")...day("2026-03-10")).count == 2)
    #expect(days(day("2026-03-12")...day("2026-03-14")) == [])
    #expect(PerfectDays(of: [], in: Self.always, today: Self.today).days == [])
  }

  @Test("Random habits have the same perfect days as looking at each day")
  func reference() {
    for seed in 0..<500 {
      let several = (0..<3).map { RandomHistory(seed: seed * 3 + $0) }
      let today = several[0].today
      let references = several.map {
        Reference(
          records: Reference($0).records,
          target: $0.target,
          weekStart: $0.weekStart,
          today: today
        )
      }
      let habits = several.map {
        HabitHistory(log: $0.log, target: $0.target, created: $0.created)
      }
      let days = Set(references.flatMap(\.pastDays)).sorted().filter { day in
        let existing = zip(references, habits).filter { $1.firstDay <= day }.map(\.0)
        return existing.contains { $0.isComplete(day) }
          && existing.allSatisfy { $0.isComplete(day) || $0.isSkipped(day) }
      }
      #expect(PerfectDays(of: habits, in: .min ... .max, today: today).days == days)
    }
  }
}
