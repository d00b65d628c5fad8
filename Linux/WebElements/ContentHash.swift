extension Sequence<UInt8> {
  /// 64 bits of FNV-1a, in 16 digits: it tells versions of one file apart, and guards nothing.
  package var contentHash: String {
    let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
