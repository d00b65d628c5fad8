import Foundation
import Testing

@testable import HabitInterchange

struct InstantTextTests {
  @Test(arguments: [
    ("2026-03-09T12:00:00.123Z", 1_773_057_600_123), ("2026-03-09T12:00:00Z", 1_773_057_600_000),
    ("2026-03-09T12:00", 1_773_057_600_000), ("2026-03-09 12:00:00.5", 1_773_057_600_500),
    ("2026-03-09T12:00:00.123999Z", 1_773_057_600_123),
    ("2026-03-09T17:45:00+05:45", 1_773_057_600_000),
    ("2026-03-09T09:00:00-0300", 1_773_057_600_000), ("2026-03-09T13:00+01", 1_773_057_600_000),
    ("0001-01-01T00:00:00Z", -62_135_596_800_000),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
  ])
  func `A time in ISO 8601 format is read`(text: String, milliseconds: Int) {
    #expect(InstantText.date(ArraySlice(text.utf8)) == Date(milliseconds: milliseconds))
  }

  @Test(arguments: [
    "", "2026-03-09", "2026-03-09T", "2026-02-29T12:00Z", "2026-03-09T24:00Z", "2026-03-09T12:60Z",
    "2026-03-09T12:00Zx", "2026-03-09T12:00:00.Z", "2026-03-09T12:00+", "2026-03-09T12:00+1",
    "2026-03-09T12:00+24:00", "٢٠٢٦-03-09T12:00Z", "12026-03-09T12:00Z",
  ])
  func `Text in another format is refused`(text: String) {
    #expect(InstantText.date(ArraySlice(text.utf8)) == nil)
  }

  @Test(arguments: [
    (1_773_057_600_123, "2026-03-09T12:00:00.123Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (Int(9e15), "9999-12-31T23:59:59.999Z"), (Int(-9e15), "0001-01-01T00:00:00.000Z"),
  ])
  func `A time is written in ISO 8601 format`(milliseconds: Int, text: String) {
    var bytes: [UInt8] = []
    InstantText.append(Date(milliseconds: milliseconds), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
