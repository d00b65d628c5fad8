import Foundation
import HabitEngine
import Testing

@Suite("Legacy day keys and buckets")
struct DayKeyTests {
  @Test("A key is read from text, from a number, and from a bucket's number")
  func reading() throws {
    let expected = DayKey(day("2026-03-11"))
    #expect(try DayKey(text: "20260311") == expected)
    #expect(try DayKey(number: 20_260_311) == expected)
    #expect(try DayKey(number: 20_523) == expected)
  }

  @Test(
    "A malformed key is reported with its text",
    arguments: [
      "", "2026031", "202603111", "2026-03-11", "20260230", "20261301", "20260300", " 20260311",
      "-2026031", "2026031a", "００２６０３１１",
    ]
  )
  func malformedText(key: String) {
    #expect(throws: DayKeyError.notADate(key)) { try DayKey(text: key) }
  }

  @Test(
    "A number that is neither a date nor a bucket is reported",
    arguments: [20_260_230, 2_932_897, -719_163, 99_999_999, 100_000_000, Int.max, Int.min]
  )
  func malformedNumber(number: Int) {
    #expect(throws: DayKeyError.notADate(String(number))) { try DayKey(number: number) }
  }

  @Test("A bucket holds exactly 24 hours", arguments: [-20_000, -1, 0, 1, 20_523, 60_000])
  func bucket(index: Int) {
    let bucket = DayBucket(CalendarDay(rawValue: index))
    #expect(bucket.index == index)
    let end = bucket.start.addingTimeInterval(86_400)
    #expect(DayBucket(containing: bucket.start) == bucket)
    #expect(DayBucket(containing: bucket.start.addingTimeInterval(-0.001)) < bucket)
    #expect(DayBucket(containing: end) > bucket)
  }
}
