import Foundation
import Testing

@testable import HabitInterchange

/// The JSON reader compared with Foundation's, and its errors.
struct JSONReaderTests {
  private static func reader(_ text: String) throws -> JSONReader {
    JSONReader(try TextFile(file: "file", Array(text.utf8)), ImportProgress { _ in })
  }

  @Test(arguments: [
    #""""#, #""a\"b\\c\/d""#, #""\b\f\n\r\t""#, #""\u00e4\u20AC\ud83c\udfc3""#, #""é\u0301""#,
    "\"\u{2028}\"",
  ])
  func `Strings are read as Foundation reads them`(text: String) throws {
    #expect(
      try Self.reader(text).string() == JSONDecoder().decode(String.self, from: Data(text.utf8))
    )
  }

  @Test func `An unpaired surrogate is replaced`() throws {
    #expect(try Self.reader(#""a\ud83cb""#).string() == "a\u{FFFD}b")
    #expect(try Self.reader(#""\udfc3""#).string() == "\u{FFFD}")
    #expect(try Self.reader(#""\ud83c\u0041""#).string() == "\u{FFFD}A")
  }

  @Test(arguments: ["0", "-0", "12", "-7.5", "1e3", "1E-2", "9007199254740991"])
  func `Numbers are read as Foundation reads them`(text: String) throws {
    #expect(
      try Self.reader(text).number() == JSONDecoder().decode(Double.self, from: Data(text.utf8))
    )
  }

  @Test(arguments: [
    ("", "file is damaged or incomplete: it ends in the middle of a value"),
    ("[1", "file is damaged or incomplete: it ends in the middle of a value"),
    (#"{"a":"b"#, "file is damaged or incomplete: it ends in the middle of a value"),
    (
      #"{"a":"\u00"#,
      "file, line 1 (a): this is not valid JSON: four hexadecimal digits are expected"
    ),
    ("[1 2]", "file, line 1 (1): this is not valid JSON: a comma is expected"),
    ("[1,]", "file, line 1 (2): this is not valid JSON: a value is expected"),
    ("{,}", "file, line 1 (): this is not valid JSON: a member's name is expected"),
    ("{\"a\"\n1}", "file, line 2 (): this is not valid JSON: a colon is expected"),
    ("[nul]", "file, line 1 (1): this is not valid JSON: null is expected"),
    ("[NaN]", "file, line 1 (1): this is not valid JSON: a value is expected"),
    ("[1e999]", "file, line 1 (1): the number 1e999 can't be read"),
    ("[--1]", "file, line 1 (1): the number --1 can't be read"),
    (
      "[\"a\tb\"]",
      "file, line 1 (1): this is not valid JSON: a string contains a control character"
    ),
    (
      #"["\x"]"#,
      "file, line 1 (1): this is not valid JSON: a backslash precedes a character that can't be escaped"
    ),
    ("[1] 2", "file, line 1: this is not valid JSON: there is text after the end"),
  ])
  func `Invalid JSON is reported with its position`(text: String, expected: String) throws {
    let reader = try Self.reader(text)
    let error = #expect(throws: ImportError.self) {
      try reader.skip()
      try reader.finish()
    }
    #expect(error?.localizedDescription == expected)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `The nesting depth is limited`(opening: String) throws {
    let reader = try Self.reader(String(repeating: opening, count: 100_000))
    let error = #expect(throws: ImportError.self) { try reader.skip() }
    #expect(error?.localizedDescription.hasSuffix("values are nested more than 32 deep") == true)
  }

  @Test func `Long texts and numbers are refused`() throws {
    let long = String(repeating: "9", count: 2 << 20)
    for text in ["\"\(long)\"", "\"\\n\(long)\""] {
      let reader = try Self.reader(text)
      let error = #expect(throws: ImportError.self) { try reader.string() }
      #expect(error?.localizedDescription == "file, line 1: a text has more than 1048576 bytes")
    }
    let reader = try Self.reader(long)
    let error = #expect(throws: ImportError.self) { try reader.number() }
    #expect(
      error?.localizedDescription == "file, line 1: the number 99999999999999999999 can't be read"
    )
  }
}
