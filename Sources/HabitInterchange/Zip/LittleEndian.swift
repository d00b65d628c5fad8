/// A reader of little-endian numbers, which throws ``End`` instead of reading past the end.
struct LittleEndian {
  /// The error for reading past the end of the bytes.
  struct End: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8], at offset: Int) throws {
    guard offset <= bytes.count else { throw End() }
    rest = bytes[offset...]
  }

  /// Reads an unsigned number of up to four bytes.
  mutating func number(_ count: Int) throws -> Int {
    try bytes(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func skip(_ count: Int) throws {
    _ = try bytes(count)
  }

  mutating func bytes(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw End() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
