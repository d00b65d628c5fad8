extension Sequence<UInt8> {
  /// 64 bits of FNV-1a, in 16 digits: it tells versions of one file apart, and guards nothing.
  package var contentHash: String {
    let hash =
      withContiguousStorageIfAvailable(ContentHash.of)
      ?? Array(self).withUnsafeBufferPointer(ContentHash.of)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Of bytes as they lie in memory: by the iterators of any sequence it takes ten times as long, and
/// each start does it with all files of a page.
private enum ContentHash {
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
