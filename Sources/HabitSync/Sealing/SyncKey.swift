/// What all devices of one person share: 256 random bits. Whoever has it can read all and write.
package struct SyncKey: Hashable, Sendable {
  static let byteCount = 32

  let bytes: [UInt8]

  /// A new one.
  package init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.byteCount / 8).flatMap { _ in
      let word = generator.next()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// - Parameter bytes: Thirty-two of them; nil for another number.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// A key for one purpose, from which neither this one nor another purpose's follows.
  func derived(for purpose: String, _ ciphers: any Ciphers) -> [UInt8] {
    ciphers.derive(
      from: bytes,
      salt: Array("habit-tracker sync 1".utf8),
      purpose: Array(purpose.utf8)
    )
  }

  static let markCount = 16

  /// What tells the key from others and says nothing of it.
  func mark(_ ciphers: any Ciphers) -> [UInt8] {
    Array(derived(for: "mark", ciphers).prefix(Self.markCount))
  }
}
