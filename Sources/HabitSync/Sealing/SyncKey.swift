// swift-crypto has the same declarations where the system lacks CryptoKit.
#if canImport(CryptoKit)
  import CryptoKit
#else
  import Crypto
#endif

/// The key that all devices of a user share: 256 random bits. Anyone who has the key can read and
/// write all data.
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

  /// Creates a key from its 32 bytes, or returns nil for another length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Derives a key for a purpose. The derived key reveals neither this key nor keys for other
  /// purposes.
  func derived(for purpose: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes),
      salt: Array("habit-tracker sync 1".utf8),
      info: Array(purpose.utf8),
      outputByteCount: Self.byteCount
    )
  }

  /// Returns the SHA-256 hash of a text followed by the key, for checksums.
  func hash(after text: String = "") -> [UInt8] {
    Array(SHA256.hash(data: Array(text.utf8) + bytes))
  }

  static let identifierCount = 16

  /// An identifier of the key that reveals nothing about it.
  var identifier: [UInt8] {
    derived(for: "mark").withUnsafeBytes { Array($0.prefix(Self.identifierCount)) }
  }
}
