import Foundation
import HabitEngine

/// A reader of JSON (RFC 8259), value by value, in one pass and without building a tree. A document
/// with millions of records needs little memory, reading can be canceled, and errors have line
/// numbers.
///
/// The reader is a class, because the closures that read the parts of a value share its position.
final class JSONReader {
  /// The type of a value.
  enum Kind {
    case object, array, string, number, boolean, null
  }

  fileprivate enum Step {
    case member(String)
    case element(Int)
  }

  /// The position of a value, for an error that is found later.
  struct Place {
    fileprivate let position: Int
    fileprivate let path: [Step]
  }

  private static let depthLimit = 32

  /// The file's name, for messages.
  var file: String { document.file }
  private let document: TextFile
  private let progress: ImportProgress
  private var path: [Step] = []
  private var elementCount = 0
  let bytes: [UInt8]
  var position = 0

  init(_ document: TextFile, _ progress: ImportProgress) {
    self.document = document
    bytes = document.bytes
    self.progress = progress
  }

  /// Returns the type of the next value.
  func kind() throws -> Kind {
    switch try nextByte() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw syntax()
    }
  }

  /// Reads an object.
  ///
  /// - Parameter body: Called with each member's name. The closure must read or skip the value.
  func object(_ body: (String) throws -> Void) throws {
    try open("{")
    if try close("}") { return }
    path.append(.member(""))
    repeat {
      guard try nextByte() == UInt8(ascii: "\"") else { throw syntax(expected: "\"") }
      let name = try string()
      guard try nextByte() == UInt8(ascii: ":") else { throw syntax(expected: ":") }
      position += 1
      path[path.count - 1] = .member(name)
      try body(name)
    } while try comma(before: "}")
    path.removeLast()
  }

  /// Reads an array.
  ///
  /// - Parameter body: Called with each element's index. The closure must read or skip the element.
  func array(_ body: (Int) throws -> Void) throws {
    try open("[")
    if try close("]") { return }
    path.append(.element(0))
    var index = 0
    repeat {
      path[path.count - 1] = .element(index)
      elementCount += 1
      try ImportLimits.check(elementCount, in: file)
      try progress.step(elementCount, done: position, of: bytes.count)
      try body(index)
      index += 1
    } while try comma(before: "]")
    path.removeLast()
  }

  /// Reads an array with the same function for each element.
  func elements<Element>(_ read: () throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try array { _ in elements.append(try read()) }
    return elements
  }

  /// Reads an array or null.
  func arrayUnlessNull(_ body: (Int) throws -> Void) throws {
    try unlessNull { try array(body) }
  }

  /// Skips a value of any type.
  func skip() throws {
    switch try kind() {
    case .object: try object { _ in try skip() }
    case .array: try array { _ in try skip() }
    case .string: _ = try stringBytes()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null: try null()
    }
  }

  /// Throws an error if there is text after the value.
  func finish() throws {
    skipSpace()
    guard position == bytes.count else { throw syntax() }
  }

  /// The current position.
  var place: Place { Place(position: position, path: path) }

  /// Creates the error for an invalid value.
  ///
  /// - Parameter place: The position; nil for the current position.
  func invalid(_ reason: LocalizedStringResource, at place: Place? = nil) -> ImportError {
    record(invalid: String(localized: reason), at: place)
  }

  /// Creates the error for an invalid value with a localized reason.
  func record(invalid reason: String, at place: Place? = nil) -> ImportError {
    let found = place ?? self.place
    let steps = found.path.map { step in
      switch step {
      case .member(let name): name
      case .element(let index): "\(index + 1)"
      }
    }
    let line = document.line(of: found.position)
    let path = String(steps.joined(separator: " ").prefix(200))
    let words =
      steps.isEmpty
      ? String(localized: "line \(line)") : String(localized: "line \(line) (\(path))")
    return .invalidRecord(file: file, place: words, reason: reason)
  }

  /// Creates the error for invalid JSON.
  ///
  /// - Parameter expected: The only text that is valid at the position; nil if several texts are
  ///   valid.
  func syntax(expected: String? = nil) -> ImportError {
    if position >= bytes.count {
      return .damaged(file: file, reason: String(localized: "its end is missing"))
    }
    return expected.map { invalid("“\($0)” is expected") } ?? invalid("this is not valid JSON")
  }

  /// Returns the next byte after white space, without consuming it.
  func nextByte() throws -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw syntax() }
    return bytes[position]
  }

  private func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  private func open(_ bracket: Unicode.Scalar) throws {
    guard try nextByte() == UInt8(ascii: bracket) else { throw syntax(expected: "\(bracket)") }
    guard path.count < Self.depthLimit else { throw invalid("its format is not supported") }
    position += 1
  }

  private func close(_ bracket: Unicode.Scalar) throws -> Bool {
    guard try nextByte() == UInt8(ascii: bracket) else { return false }
    position += 1
    return true
  }

  /// Consumes a comma, or the bracket that ends the list.
  ///
  /// - Returns: True for a comma.
  private func comma(before bracket: Unicode.Scalar) throws -> Bool {
    if try close(bracket) { return false }
    guard bytes[position] == UInt8(ascii: ",") else { throw syntax(expected: ",") }
    position += 1
    return true
  }
}
