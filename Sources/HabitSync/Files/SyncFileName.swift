/// The name of a file: 32 hexadecimal digits that reveal nothing without the key. It is derived
/// from the key and the contents, so equal contents with the same key have the same name.
package struct SyncFileName: Hashable, Sendable {
  static let byteCount = 16

  package let bytes: [UInt8]

  /// Creates a name.
  ///
  /// - Parameter bytes: The bytes, of which the first sixteen are the name.
  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix(Self.byteCount))
  }

  /// Parses a name. Returns nil for other text, such as a temporary file's name.
  package init?(text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 2 * Self.byteCount else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Self.value(digits[place]), let low = Self.value(digits[place + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension SyncFileName: CustomStringConvertible {
  package var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension SyncFileName: Comparable {
  package static func < (lhs: SyncFileName, rhs: SyncFileName) -> Bool {
    lhs.bytes.precedes(rhs.bytes)
  }
}

extension SyncFileName: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = SyncFileName(text: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a file name")
    }
    self = name
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
