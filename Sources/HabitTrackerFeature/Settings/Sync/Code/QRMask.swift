/// A data mask. It inverts modules to break up large areas of one color.
struct QRMask: Hashable {
  static let all = (0..<8).map { QRMask(number: $0) }

  let number: Int

  func turns(_ row: Int, _ column: Int) -> Bool {
    let (sum, product) = (row + column, row * column)
    return switch number {
    case 0: sum.isMultiple(of: 2)
    case 1: row.isMultiple(of: 2)
    case 2: column.isMultiple(of: 3)
    case 3: sum.isMultiple(of: 3)
    case 4: (row / 2 + column / 3).isMultiple(of: 2)
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3).isMultiple(of: 2)
    default: (sum % 2 + product % 3).isMultiple(of: 2)
    }
  }

  /// The 15 bits of format information: error correction level M (0), the mask, and their error
  /// correction.
  var format: Int {
    let rest = (0..<10).reduce(number) { rest, _ in rest << 1 ^ (rest >> 9) * 0x537 }
    return (number << 10 | rest) ^ 0x5412
  }
}
