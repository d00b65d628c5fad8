extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash in 16 hexadecimal digits. It distinguishes versions of a file and is
  /// not cryptographic.
  package var contentHash: String {
    // Generic sequence iteration takes ten times as long, and each launch hashes all files of a
    // page.
    Array(self).withUnsafeBufferPointer { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash.hexadecimal
    }
  }
}

extension UInt64 {
  /// The number in 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
