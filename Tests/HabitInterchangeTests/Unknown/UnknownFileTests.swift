import Foundation
import HabitTestSupport
import Testing

@testable import HabitInterchange

/// The descriptions of files that no format recognizes.
struct UnknownFileTests {
  private static let prefix = "file is not a file that the app can import: "
  private static let choose = "; choose the whole archive (.zip)"
  private static let loopList =
    "it is the list of habits of Loop's archive, without their days" + choose
  private static let loopDays =
    "it is the days of one habit of Loop's archive, without its name" + choose
  private static let loopScores =
    "it is the scores of one habit of Loop's archive, without its days" + choose

  @Test(arguments: [
    ("", "it is empty"), (" \n", "it is empty"),
    ("%PDF-1.7\n\u{1}\0", "it is a PDF document"),
    ("GIF89a\0", "it is a GIF picture"),
    ("\n<!DOCTYPE html><html>", "it is a web page (HTML)"),
    ("\u{FEFF}<?xml version=\"1.0\"?>", "it is an XML document"),
    ("{\\rtf1 Dear diary}", "it is a document in RTF; save its table as CSV"),
    ("\0\0\0\u{18}ftypheic", "it is a picture or video from a phone"),
    ("Dear diary", "it is text, but not a table"),
    (
      "a,b\nc,d",
      "it is a table with the columns “a” and “b”, of an unknown program; a table "
        + "needs the columns habit and date, or dates in its first column"
    ),
    (
      "a,b,c,d,\"e\n\tf\",g,h",
      "it is a table with the columns “a”, “b”, “c”, “d”, “e f” and 2 more, of an unknown "
        + "program; a table needs the columns habit and date, or dates in its first column"
    ),
    (
      #"{"tasks":[],"user":{"habits":[]}}"#,
      "it is a JSON document with “tasks” and “user”, of an unknown program"
    ),
    (#"[{"task":1},{"day":2}]"#, "it is a JSON list of objects with “task”, of an unknown program"),
    ("[1,2]", "it is a JSON list without any habits"),
    ("{}", "it is a JSON document without any habits"),
    ("Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator\n", loopList),
    ("Name,Description,NumRepetitions,Interval,Color\n", loopList),
    ("Date,Value,Notes\n2026-01-01,YES_MANUAL,\n", loopDays),
    ("2026-01-01,2\n", loopDays),
    ("Date,Score\n2026-01-01,0.0519\n", loopScores),
    ("2026-01-01,0.0519\n", loopScores),
  ])
  func `An unknown text file is described`(text: String, expected: String) {
    #expect(message(reading: text) == Self.prefix + expected)
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "it is a PNG picture"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "it is a JPEG picture"),
      ([0x1F, 0x8B, 8, 0], "it is compressed with gzip; unpack it and choose the file inside"),
      ([0xD0, 0xCF, 0x11, 0xE0], "it is an old Excel or Word document; save its table as CSV"),
    ] as [([UInt8], String)]
  )
  func `An unknown binary file is described`(bytes: [UInt8], expected: String) {
    #expect(message(reading: bytes) == Self.prefix + expected)
  }

  @Test(arguments: [
    (["[Content_Types].xml", "xl/workbook.xml"], "an Excel workbook; save its table as CSV"),
    (["mimetype", "META-INF/manifest.xml"], "an OpenDocument file; save its table as CSV"),
    (
      ["notes/", "notes/a.db", "b.json"],
      "a zip archive with “b.json” and “notes/a.db” but without Loop's Habits.csv; unpack it and "
        + "try its files"
    ),
    ([], "an empty zip archive"),
  ])
  func `An unknown archive is described`(names: [String], expected: String) {
    let files = names.map { ZipMaker.File(name: $0, contents: []) }
    #expect(message(reading: ZipMaker.archive(files)) == Self.prefix + "it is " + expected)
  }

  @Test(arguments: [
    (
      "CREATE TABLE b (x); CREATE TABLE a (x);",
      "it is an SQLite database of another program, with the tables “a” and “b”"
    ),
    (
      "CREATE TABLE Habit (x); CREATE TABLE HabitCompletion (x);",
      "it is a store or backup of this app; restore it instead of importing it"
    ),
    ("PRAGMA user_version = 1;", "it is an SQLite database without tables"),
  ])
  func `An unknown database is described`(sql: String, expected: String) throws {
    let text = try withDatabase(sql) { try errorMessage(importing: $0) }
    #expect(text == "backup.db is not a file that the app can import: " + expected)
  }
}
