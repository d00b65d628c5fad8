extension [UInt8] {
  /// Creates bytes from pairs of hexadecimal digits.
  init(hex: String) {
    let digits = hex.map(\.self)
    self = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
}
