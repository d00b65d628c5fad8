import Foundation
import HabitInterchange
import Testing

/// The encodings of text, with a small table.
struct EncodingTests {
  private static let table = "habit_id,habit,day,count\n,Läufe 🏃,2026-01-01,1\n"

  @Test func `UTF-8 is read with and without a byte order mark`() throws {
    let plain = try read(Self.table.utf8)
    #expect(plain.habits.map(\.name) == ["Läufe 🏃"])
    #expect(try read([0xEF, 0xBB, 0xBF] + Self.table.utf8) == plain)
  }

  @Test func `UTF-16 is read with a byte order mark`() throws {
    let units = Array(Self.table.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let plain = try read(Self.table.utf8)
    #expect(try read([0xFF, 0xFE] + little) == plain)
    #expect(try read([0xFE, 0xFF] + big) == plain)
    #expect(
      message(reading: little)
        == "file can't be read: it is not text, or it is UTF-16 text without a byte order mark; text is "
        + "read in UTF-8"
    )
    #expect(
      message(reading: [0xFF, 0xFE] + little.dropLast())
        == "file can't be read: it begins like UTF-16 text but is not; text is read in UTF-8"
    )
  }

  @Test func `Latin-1 and UTF-32 are refused`() throws {
    let latin = try #require(Self.table.replacing("🏃", with: "").data(using: .isoLatin1))
    #expect(
      message(reading: Array(latin))
        == "file, line 2: the text is not in UTF-8; save it in UTF-8 and try again"
    )
    #expect(
      message(reading: [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0])
        == "file can't be read: it is text in UTF-32; text is read in UTF-8"
    )
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `All line endings are read`(end: String) throws {
    let text = Self.table.replacing("\n", with: end)
    #expect(try read(text.utf8).habits.map(\.name) == ["Läufe 🏃"])
  }
}
