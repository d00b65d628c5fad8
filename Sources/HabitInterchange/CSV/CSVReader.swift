import Foundation
import HabitEngine

/// A reader of comma-separated values (RFC 4180), row by row.
///
/// Lines end with LF, CR LF, or CR. Blank rows are ignored. A quote inside an unquoted field is an
/// ordinary character. If the first line has no comma, a semicolon or a tab may separate fields, as
/// in files from Excel in regions with a decimal comma.
final class CSVReader {
  private let text: TextFile
  private let bytes: [UInt8]
  /// The separator: a comma, a semicolon, or a tab.
  let separator: UInt8
  private let progress: ImportProgress
  private var position = 0
  private var line = 1
  private var rows = 0

  init(_ text: TextFile, _ progress: ImportProgress) {
    self.text = text
    bytes = text.bytes
    separator = Self.separator(of: text.bytes)
    self.progress = progress
  }

  /// Returns the next row; nil at the end.
  func next() throws -> CSVRow? {
    while position < bytes.count {
      let start = line
      let fields = try row()
      rows += 1
      try ImportLimits.check(rows, in: text.file)
      try progress.step(rows, done: position, of: bytes.count)
      if fields != [""] { return CSVRow(file: text.file, line: start, fields: fields) }
    }
    return nil
  }

  /// Calls `body` for each remaining row.
  func forEachRow(_ body: (CSVRow) throws -> Void) throws {
    while let row = try next() { try body(row) }
  }

  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var isQuoted = false
    var other: UInt8?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return other ?? UInt8(ascii: ",")
      case UInt8(ascii: ","): return byte
      case UInt8(ascii: ";"), UInt8(ascii: "\t"): other = other ?? byte
      default: continue
      }
    }
    return other ?? UInt8(ascii: ",")
  }

  private func row() throws -> [String] {
    var fields: [String] = []
    repeat {
      guard fields.count < Self.fieldLimit else { throw invalid("its format is not supported") }
      fields.append(try field())
    } while isSeparated()
    try endLine()
    return fields
  }

  private static let fieldLimit = 10_001

  private func field() throws -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quotedField() }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      position += 1
    }
    try checkLength(position - start)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func quotedField() throws -> String {
    let opened = line
    position += 1
    var field: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else {
          return String(decoding: field, as: UTF8.self)
        }
        position += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isAtLineFeed {
        line += 1
      }
      field.append(byte)
      try checkLength(field.count)
    }
    line = opened
    throw misplacedQuote
  }

  private func isSeparated() -> Bool {
    guard position < bytes.count, bytes[position] == separator else { return false }
    position += 1
    return true
  }

  private func endLine() throws {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
      throw misplacedQuote
    }
    position += 1
    if byte == UInt8(ascii: "\r"), isAtLineFeed { position += 1 }
    line += 1
  }

  private var isAtLineFeed: Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: "\n")
  }

  private func checkLength(_ count: Int) throws {
    guard count <= ImportLimits.fieldBytes else { throw invalid("a text is too long") }
  }

  private var misplacedQuote: ImportError {
    invalid("a quotation mark is missing or in the wrong place")
  }

  private func invalid(_ reason: LocalizedStringResource) -> ImportError {
    CSVRow(file: text.file, line: line, fields: []).invalid(reason)
  }
}

/// A row of a table with its position in the file.
struct CSVRow {
  let file: String
  /// The number of the row's first line, starting with 1.
  let line: Int
  let fields: [String]

  /// Returns the field in a column; empty if the row or the table has no such column.
  subscript(column: Int?) -> String {
    guard let column, fields.indices.contains(column) else { return "" }
    return fields[column]
  }

  /// Returns the index of a header's first column with one of the names; nil if there is none.
  func column(_ names: String...) -> Int? {
    fields.firstIndex(where: names.contains)
  }

  /// The position of the row, for error messages.
  var place: String { String(localized: "line \(line)") }

  /// Returns the error for an invalid row, with its line.
  func invalid(_ reason: LocalizedStringResource) -> ImportError {
    .invalidRecord(file: file, place: place, reason: String(localized: reason))
  }
}
