/// A Reed-Solomon encoder over the field of 256 elements. The error correction codewords are the
/// remainder of a polynomial division.
struct ReedSolomon {
  /// The generator polynomial without its leading coefficient, which is 1.
  private let divisor: [UInt8]

  init(checkByteCount: Int) {
    var numbers = [UInt8](repeating: 0, count: checkByteCount - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<checkByteCount {
      for place in numbers.indices {
        numbers[place] = Self.product(numbers[place], root)
        if place + 1 < numbers.count { numbers[place] ^= numbers[place + 1] }
      }
      root = Self.product(root, 2)
    }
    divisor = numbers
  }

  /// Returns the error correction codewords for a block.
  func checkBytes(_ bytes: [UInt8]) -> [UInt8] {
    bytes.reduce(into: [UInt8](repeating: 0, count: divisor.count)) { rest, byte in
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for (place, number) in divisor.enumerated() { rest[place] ^= Self.product(number, factor) }
    }
  }

  /// Returns the product in the field, modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(0) { sum, bit in
      let doubled = sum << 1 ^ (sum >> 7 == 1 ? 0x1D : 0)
      return doubled ^ (other >> UInt8(bit) & 1 == 1 ? one : 0)
    }
  }
}
