import Foundation
import HabitEngine

/// A writer of JSON, piece by piece. The caller is responsible for the structure.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// True if the next member or element needs a comma before it.
  private var needsComma = false

  /// Writes brackets around an object's members or an array's elements.
  mutating func list(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    bytes.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// Begins an element, on a new line if an indentation is given.
  mutating func element(indentation: Int? = nil) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if let indentation { newLine(indentation) }
  }

  /// Begins a member. Write its value next.
  ///
  /// - Parameter name: A name without characters that need escaping.
  mutating func member(_ name: StaticString, indentation: Int? = nil) {
    element(indentation: indentation)
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: indentation == nil ? "\":".utf8 : "\": ".utf8)
  }

  /// Writes a member, unless its value is nil.
  mutating func member(_ name: StaticString, _ text: String?, indentation: Int? = nil) {
    guard let text else { return }
    member(name, indentation: indentation)
    string(text)
  }

  /// Writes a member, unless its value is nil.
  mutating func member(_ name: StaticString, _ number: Int?, indentation: Int? = nil) {
    guard let number else { return }
    member(name, indentation: indentation)
    integer(number)
  }

  /// Writes a member, unless its value is nil.
  mutating func member(_ name: StaticString, _ day: CalendarDay?, indentation: Int? = nil) {
    guard let day else { return }
    member(name, indentation: indentation)
    quote { DayText.append(day, to: &$0) }
  }

  /// Writes a member, unless its value is nil.
  mutating func member(_ name: StaticString, _ date: Date?, indentation: Int? = nil) {
    guard let date else { return }
    member(name, indentation: indentation)
    quote { InstantText.append(date, to: &$0) }
  }

  /// Writes a member with a list of objects, each on a new line.
  ///
  /// - Parameter body: Called for each element to write the object's members.
  mutating func objects<Element>(
    _ name: StaticString,
    _ elements: some Sequence<Element>,
    indentation: Int,
    _ body: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    member(name, indentation: indentation)
    try list("[", "]") { writer in
      for element in elements {
        writer.element(indentation: indentation + 2)
        try writer.list("{", "}") { try body(&$0, element) }
      }
    }
  }

  /// Begins a new line.
  mutating func newLine(_ indentation: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func boolean(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  private mutating func quote(_ append: (inout [UInt8]) -> Void) {
    bytes.append(UInt8(ascii: "\""))
    append(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}
