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
  var file: String { text.file }
  private let text: TextFile
  private let progress: ImportProgress
  private var path: [Step] = []
  private var elements = 0
  let bytes: [UInt8]
  var position = 0

  init(_ text: TextFile, _ progress: ImportProgress) {
    self.text = text
    bytes = text.bytes
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
    default: throw syntax("a value is expected")
    }
  }

  /// Reads an object.
  ///
  /// - Parameter body: Called with each member's name. The closure must read or skip the value.
  func object(_ body: (String) throws -> Void) throws {
    try open("{", "an object is expected")
    if try close("}") { return }
    path.append(.member(""))
    repeat {
      guard try nextByte() == UInt8(ascii: "\"") else {
        throw syntax("a member's name is expected")
      }
      let name = try string()
      guard try nextByte() == UInt8(ascii: ":") else { throw syntax("a colon is expected") }
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
    try open("[", "an array is expected")
    if try close("]") { return }
    path.append(.element(0))
    var index = 0
    repeat {
      path[path.count - 1] = .element(index)
      elements += 1
      try ImportLimits.check(elements, ImportLimits.records, of: "records", in: file)
      try progress.step(elements, done: position, of: bytes.count)
      try body(index)
      index += 1
    } while try comma(before: "]")
    path.removeLast()
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
    guard position == bytes.count else { throw syntax("there is text after the end") }
  }

  /// The current position.
  var place: Place { Place(position: position, path: path) }

  /// Creates the error for an invalid value.
  ///
  /// - Parameter place: The position; nil for the current one.
  func invalid(_ reason: String, at place: Place? = nil) -> ImportError {
    let found = place ?? self.place
    let steps = found.path.map { step in
      switch step {
      case .member(let name): name
      case .element(let index): "\(index + 1)"
      }
    }
    let line = "line \(text.line(of: found.position))"
    let words = steps.isEmpty ? line : "\(line) (\(steps.joined(separator: " ").prefix(200)))"
    return .invalidRecord(file: file, place: words, reason: reason)
  }

  /// Creates the error for invalid JSON.
  func syntax(_ reason: String) -> ImportError {
    position >= bytes.count
      ? .damaged(file: file, reason: "it ends in the middle of a value")
      : invalid("this is not valid JSON: \(reason)")
  }

  /// Returns the next byte after white space, without consuming it.
  func nextByte() throws -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw syntax("") }
    return bytes[position]
  }

  private func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  private func open(_ bracket: Unicode.Scalar, _ expected: String) throws {
    guard try nextByte() == UInt8(ascii: bracket) else { throw invalid(expected) }
    guard path.count < Self.depthLimit else {
      throw invalid("values are nested more than \(Self.depthLimit) deep")
    }
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
    guard bytes[position] == UInt8(ascii: ",") else { throw syntax("a comma is expected") }
    position += 1
    return true
  }
}
