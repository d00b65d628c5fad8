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
    ("", "file is damaged or incomplete: its end is missing"),
    ("[1", "file is damaged or incomplete: its end is missing"),
    (#"{"a":"b"#, "file is damaged or incomplete: its end is missing"),
    (#"{"a":"\u00"#, "file, line 1 (a): this is not valid JSON"),
    ("[1 2]", "file, line 1 (1): “,” is expected"),
    ("[1,]", "file, line 1 (2): this is not valid JSON"),
    ("{,}", "file, line 1 (): “\"” is expected"),
    ("{\"a\"\n1}", "file, line 2 (): “:” is expected"),
    ("[nul]", "file, line 1 (1): “null” is expected"),
    ("[NaN]", "file, line 1 (1): this is not valid JSON"),
    ("[1e999]", "file, line 1 (1): “1e999” is not a number"),
    ("[--1]", "file, line 1 (1): “--1” is not a number"),
    ("[\"a\tb\"]", "file, line 1 (1): this is not valid JSON"),
    (#"["\x"]"#, "file, line 1 (1): this is not valid JSON"),
    ("[1] 2", "file, line 1: this is not valid JSON"),
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
    #expect(error?.localizedDescription.hasSuffix("its format is not supported") == true)
  }

  @Test func `Long texts and numbers are refused`() throws {
    let long = String(repeating: "9", count: 2 << 20)
    for text in ["\"\(long)\"", "\"\\n\(long)\""] {
      let reader = try Self.reader(text)
      let error = #expect(throws: ImportError.self) { try reader.string() }
      #expect(error?.localizedDescription == "file, line 1: a text is too long")
    }
    let reader = try Self.reader(long)
    let error = #expect(throws: ImportError.self) { try reader.number() }
    let start = String(repeating: "9", count: 40)
    #expect(error?.localizedDescription == "file, line 1: “\(start)” is not a number")
  }
}
