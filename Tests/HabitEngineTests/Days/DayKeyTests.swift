import HabitEngine
import Testing

@Suite("Legacy day keys")
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
}
