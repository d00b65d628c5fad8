import Foundation

/// Identifiers for records that have none.
enum StableIdentity {
  /// Returns the identifier of a text, the same on every machine and in every version of the app.
  ///
  /// Uses FNV-1a in 128 bits (draft-eastlake-fnv), marked as a version 8 UUID (RFC 9562, 5.8). Not
  /// secure against deliberate collisions.
  static func uuid(of text: String) -> UUID {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    let version: UInt128 = 0xF000 << 64
    let variant: UInt128 = 0xC000_0000_0000_0000
    hash = hash & ~version | 0x8000 << 64
    hash = hash & ~variant | 0x8000_0000_0000_0000
    let bytes = (0..<16).map { UInt8(truncatingIfNeeded: hash >> (120 - 8 * UInt128($0))) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
