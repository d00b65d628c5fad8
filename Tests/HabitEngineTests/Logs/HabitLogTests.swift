@testable import HabitEngine
import Testing
import TestSupport

@Suite("Habit logs")
struct HabitLogTests {
  @Test("A log returns its records in ascending order")
  func records() {
    let records = [
      DayRecord(day: day("2026-03-11"), count: 2, status: .done),
      DayRecord(day: day("1969-12-31"), count: 0, status: .missed),
      DayRecord(day: .max, count: 9_999, status: .skipped),
      DayRecord(day: .min, count: 1, status: .done),
    ]
    let log = HabitLog(records)
    #expect(log.records == records.sorted { $0.day < $1.day })
    #expect(log.recordCount == 4)
    #expect(log.firstDay == .min)
    #expect(log.lastDay == .max)
    #expect(log.record(on: day("2026-03-11")) == records[0])
    #expect(log.record(on: day("2026-03-12")) == nil)
    #expect(log.record(on: day("2030-01-01")) == nil)
  }

  @Test("An empty log has no days")
  func empty() {
    let log = HabitLog()
    #expect(log.records == [])
    #expect(log.firstDay == nil)
    #expect(log.lastDay == nil)
    #expect(log.record(on: .min) == nil)
    #expect(log == HabitLog([]))
  }

  @Test("Of several records of a day, the highest count wins, then done, skipped, missed")
  func duplicates() {
    let today = day("2026-03-11")
    let ascending = [
      DayRecord(day: today, count: 0, status: .missed),
      DayRecord(day: today, count: 0, status: .skipped),
      DayRecord(day: today, count: 0, status: .done),
      DayRecord(day: today, count: 1, status: .missed),
      DayRecord(day: today, count: 1, status: .done),
    ]
    for (low, record) in ascending.enumerated() {
      for other in ascending[...low] {
        #expect(HabitLog([record, other]).records == [record])
        #expect(HabitLog([other, record]).records == [record])
      }
    }
  }

  @Test(
    "Counts out of range are clamped",
    arguments: [(-1, 0), (.min, 0), (16_384, 16_384), (.max, 999_999_999)]
  )
  func countLimits(given: Int, clamped: Int) {
    let record = DayRecord(day: .max, count: given)
    #expect(record.count == clamped)
    #expect(HabitLog([record]).record(on: .max)?.count == clamped)
  }

  @Test("A write replaces the day's record, regardless of its count")
  func replace() {
    var log = log("5", through: day("2026-03-11"))
    log.set(DayRecord(day: day("2026-03-11"), count: 1, status: .skipped))
    #expect(log == HabitLog([DayRecord(day: day("2026-03-11"), count: 1, status: .skipped)]))
  }

  @Test("Removing returns the record, and changes nothing if there is none")
  func remove() {
    var log = log("x", through: day("2026-03-11"))
    #expect(log.removeRecord(on: day("2026-03-10")) == nil)
    #expect(log.removeRecord(on: day("2026-03-11"))?.count == 1)
    #expect(log.removeRecord(on: day("2026-03-11")) == nil)
    #expect(log == HabitLog())
  }

  @Test("Reversing, shuffling, or repeating records changes nothing")
  func order() {
    for seed in 0..<1_000 {
      let habit = RandomHabit(seed: seed)
      let (log, records) = (habit.history.log, habit.records.values.sorted { $0.day < $1.day })
      var random = Generator(seed: UInt64(seed))
      #expect(HabitLog(records.reversed()) == log)
      #expect(HabitLog(records.shuffled(using: &random)) == log)
      #expect(HabitLog(records + records.reversed()) == log)
      #expect(log.records == records)
      #expect(log.recordCount == records.count)
    }
  }

  @Test("A log after writes and removals equals a rebuilt log")
  func inPlace() {
    for seed in 0..<300 {
      var random = Generator(seed: UInt64(seed))
      let spread = [60, 400, 3_000, 500_000].randomElement(using: &random) ?? 60
      var log = HabitLog()
      var records: [CalendarDay: DayRecord] = [:]
      for _ in 0..<150 {
        let day = CalendarDay(rawValue: Int.random(in: -spread...spread, using: &random))
        if Int.random(in: 0..<4, using: &random) == 0, let known = records.keys.min() {
          #expect(log.removeRecord(on: known) == records.removeValue(forKey: known))
        } else {
          let most = [1, 9_999, 16_384, 999_999_999].randomElement(using: &random) ?? 1
          let count = Int.random(in: 0...most, using: &random)
          let record = DayRecord(day: day, count: count)
          log.set(record)
          records[day] = record
        }
      }
      #expect(log == HabitLog(records.values))
      #expect(log.firstDay == records.keys.min())
      #expect(log.lastDay == records.keys.max())
    }
  }

  @Test("Ten years take at most 16 KB, and a distant day at most 1 KB more")
  func size() {
    let days = CalendarDay(rawValue: 17_000)...CalendarDay(rawValue: 20_652)
    let records = days.map { DayRecord(day: $0, count: 1) }
    #expect(HabitLog(records).storageSize <= 16 * 1_024)
    var written = HabitLog()
    for record in records { written.set(record) }
    #expect(written.storageSize <= 16 * 1_024)
    #expect(HabitLog(records + [DayRecord(day: .min, count: 1)]).storageSize <= 17 * 1_024)
  }

  @Test("Large counts take four more bytes per day until they are removed")
  func largeCounts() {
    let today = day("2026-03-11")
    var log = log("xxx", through: today)
    let small = log
    let size = log.storageSize
    log.set(DayRecord(day: today, count: 16_383))
    // A copied array may have a larger capacity.
    #expect(log.storageSize < size + 4 * 64)
    log.set(DayRecord(day: today, count: 16_384))
    #expect((4 * 64...5 * 64).contains(log.storageSize - size))
    #expect(log.record(on: today)?.count == 16_384)
    #expect(log.record(on: today.advanced(by: -1))?.count == 1)
    #expect(log.sum(of: 0..<today.rawValue + 1, atLeast: 1) == (16_386, 3))
    log.set(DayRecord(day: today, count: 1))
    #expect(log == small)
    log.set(DayRecord(day: today.advanced(by: 1_000), count: 999_999_999))
    #expect(log.removeRecord(on: today.advanced(by: 1_000))?.count == 999_999_999)
    #expect(log == small)
  }

  @Test("Counts are compared exactly below and above a cell's limit")
  func comparisons() {
    let counts = [0, 16_382, 16_383, 16_384, 999_999_998, 999_999_999]
    let records = counts.enumerated().flatMap { index, count in
      DayStatus.allCases.enumerated().map { position, status in
        DayRecord(
          day: CalendarDay(rawValue: 3 * index + position),
          count: count,
          status: status
        )
      }
    }
    let log = HabitLog(records)
    for minimum in counts {
      let counted = records.filter { $0.count >= minimum }
      func word(_ records: [DayRecord]) -> UInt64 {
        records.reduce(0) { $0 | 1 << UInt64($1.day.rawValue) }
      }
      let days = UInt64(bitsOf: 0..<records.count)
      #expect(log.counted(ofPageAt: 0, atLeast: LeastCount(minimum)) & days == word(counted))
      #expect(
        log.complete(ofPageAt: 0, atLeast: LeastCount(minimum))
          == word(counted.filter { $0.status == .done })
      )
    }
    #expect(
      log.bits(ofPageAt: 0) { $0.missed }
        == records.filter { $0.status == .missed }
        .reduce(0) { $0 | 1 << UInt64($1.day.rawValue) }
    )
  }

  @Test(arguments: [("2026-03-05", 3), ("2026-03-04", 2), ("2026-03-01", 1), ("2026-02-28", 0)])
  func `Days with a count are counted up to and including a given day`(last: String, count: Int)
    throws
  {
    let first = day("2026-03-01")
    let log = HabitLog([
      DayRecord(day: first, count: 1),
      DayRecord(day: first.advanced(by: 1), count: 5, status: .skipped),
      DayRecord(day: first.advanced(by: 2), count: 0, status: .missed),
      DayRecord(day: first.advanced(by: 3), count: 900_000_000),
      DayRecord(day: first.advanced(by: 4), count: 2),
    ])
    #expect(log.countedDays(through: day(last)) == count)
  }

  @Test func `Days are counted in a log of many pages`() {
    let first = day("2020-01-01")
    let log = HabitLog((0..<500).map { DayRecord(day: first.advanced(by: $0), count: $0 % 2) })
    #expect(log.countedDays(through: first.advanced(by: 499)) == 250)
  }
}
