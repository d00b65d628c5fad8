/// The key that all devices of a user share: 256 random bits. Its owner can read and write all
/// data.
package struct SyncKey: Hashable, Sendable {
  static let byteCount = 32

  let bytes: [UInt8]

  /// Creates a random key.
  package init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.byteCount / 8).flatMap { _ in
      let word = generator.next()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// - Parameter bytes: The 32 bytes. Returns nil for another length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Derives a key for a purpose. It reveals neither this key nor keys for other purposes.
  func derived(for purpose: String, _ ciphers: any Ciphers) -> [UInt8] {
    ciphers.derive(
      from: bytes,
      salt: Array("habit-tracker sync 1".utf8),
      purpose: Array(purpose.utf8)
    )
  }

  static let markCount = 16

  /// Returns an identifier of the key that reveals nothing about it.
  func mark(_ ciphers: any Ciphers) -> [UInt8] {
    Array(derived(for: "mark", ciphers).prefix(Self.markCount))
  }
}
