import Foundation
import HabitTestSupport
import Testing

@testable import HabitInterchange

/// Archives with false information about their content.
struct ZipArchiveTests {
  private static let list =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,"
    + "Target Type,Target Value,Archived?\n001,Run,YES_NO,,,1,1,#00897B,,,,false\n"

  private static func file(_ text: String) -> ZipMaker.File {
    ZipMaker.File(name: "Habits.csv", contents: Array(text.utf8))
  }

  /// Returns the error message for an archive of some files.
  private func error(_ files: ZipMaker.File...) -> String {
    message(reading: ZipMaker.archive(files))
  }

  @Test func `Entries may be compressed or not`() throws {
    for isPacked in [true, false] {
      var file = Self.file(Self.list)
      file.isPacked = isPacked
      let history = try read(ZipMaker.archive([file]))
      #expect(history.habits.map(\.name) == ["Run"])
    }
  }

  @Test func `A zip bomb is refused`() {
    let bomb = ZipMaker.File(
      name: "001 Run/Checkmarks.csv",
      contents: Array(repeating: UInt8(ascii: "\n"), count: 16 << 20)
    )
    let archive = ZipMaker.archive([Self.file(Self.list), bomb])
    #expect(archive.count < 1 << 20)
    #expect(message(reading: archive) == "file is too large: 001 Run/Checkmarks.csv")
  }

  @Test func `A false size does not hide a zip bomb`() {
    var bomb = ZipMaker.File(
      name: "Habits.csv",
      contents: Array(repeating: UInt8(ascii: "\n"), count: 16 << 20)
    )
    bomb.claimedSize = 10
    #expect(error(bomb) == "file is too large: Habits.csv")
  }

  @Test func `A file with a claimed size of 2 GB is refused as damaged`() {
    var file = Self.file(Self.list)
    file.claimedSize = 0x7FFF_FFFF
    #expect(error(file) == "file is damaged or incomplete: Habits.csv: it can't be unpacked")
    file.claimedPackedSize = 0x7FFF_FFFF
    #expect(error(file) == "file is damaged or incomplete: Habits.csv: its end is missing")
  }

  @Test func `Encrypted entries and unknown compression methods are refused`() {
    var file = Self.file(Self.list)
    file.flags = 1
    #expect(error(file) == "file is damaged or incomplete: Habits.csv: it is encrypted")
    file.flags = 0
    file.method = 14
    #expect(error(file) == "file is damaged or incomplete: Habits.csv: it can't be unpacked")
  }

  @Test func `A changed byte in an entry is detected`() {
    var file = Self.file(Self.list)
    file.isPacked = false
    var archive = ZipMaker.archive([file])
    archive[50] ^= 1
    #expect(
      message(reading: archive)
        == "file is damaged or incomplete: Habits.csv: it can't be unpacked"
    )
  }

  @Test func `A truncated archive is refused`() {
    let archive = ZipMaker.archive([Self.file(Self.list)])
    for length in stride(from: 4, to: archive.count, by: 3) {
      let complaint = message(reading: Array(archive.prefix(length)))
      #expect(complaint.hasPrefix("file is damaged or incomplete: "), "\(length): \(complaint)")
    }
  }

  @Test func `Repeated names and empty archives are refused`() {
    let file = Self.file(Self.list)
    #expect(error(file, file) == "file is damaged or incomplete: “Habits.csv” occurs twice")
    #expect(error().hasPrefix("file is not a file that the app can import: "))
  }

  @Test func `A history without its habit is refused`() {
    let other = ZipMaker.File(name: "002 Read/Checkmarks.csv", contents: Array("Date,Value\n".utf8))
    #expect(
      error(Self.file(Self.list), other)
        == "file is damaged or incomplete: 002 Read/Checkmarks.csv: it doesn't match Habits.csv"
    )
  }
}
