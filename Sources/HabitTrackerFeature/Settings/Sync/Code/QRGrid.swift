/// The modules of a QR code during drawing: first the function patterns, then the codewords.
struct QRGrid {
  private let version: QRVersion
  private(set) var rows: [[Bool]]
  /// True for modules of function patterns.
  private var isTaken: [[Bool]]

  private var size: Int { version.size }

  init(_ version: QRVersion) {
    self.version = version
    let light = [[Bool]](
      repeating: [Bool](repeating: false, count: version.size),
      count: version.size
    )
    (rows, isTaken) = (light, light)
    drawTiming()
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    drawAlignment()
    drawVersion()
    drawFormat(0)
  }

  private mutating func draw(_ row: Int, _ column: Int, _ isDark: Bool) {
    rows[row][column] = isDark
    isTaken[row][column] = true
  }

  // MARK: Patterns

  private mutating func drawTiming() {
    for place in 0..<size {
      draw(6, place, place.isMultiple(of: 2))
      draw(place, 6, place.isMultiple(of: 2))
    }
  }

  /// Draws a finder pattern with its separator.
  private mutating func drawFinder(_ middleRow: Int, _ middleColumn: Int) {
    for row in middleRow - 4...middleRow + 4 where rows.indices.contains(row) {
      for column in middleColumn - 4...middleColumn + 4 where rows.indices.contains(column) {
        let distance = max(abs(row - middleRow), abs(column - middleColumn))
        draw(row, column, distance != 2 && distance != 4)
      }
    }
  }

  /// Draws alignment patterns, except where finder patterns are.
  private mutating func drawAlignment() {
    let places = version.alignment
    guard let first = places.first, let last = places.last else { return }
    let corners = [[first, first], [first, last], [last, first]]
    for middleRow in places {
      for middleColumn in places where !corners.contains([middleRow, middleColumn]) {
        for row in middleRow - 2...middleRow + 2 {
          for column in middleColumn - 2...middleColumn + 2 {
            draw(row, column, max(abs(row - middleRow), abs(column - middleColumn)) != 1)
          }
        }
      }
    }
  }

  /// Draws the version twice, in 18 bits each, for version 7 and above.
  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    let rest = (0..<12).reduce(version.number) { rest, _ in rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version.number << 12 | rest
    for bit in 0..<18 {
      let (far, near) = (size - 11 + bit % 3, bit / 3)
      draw(far, near, bits >> bit & 1 == 1)
      draw(near, far, bits >> bit & 1 == 1)
    }
  }

  private mutating func drawFormat(_ bits: Int) {
    for bit in 0..<15 {
      let isDark = bits >> bit & 1 == 1
      // The first copy goes down beside the upper left finder pattern, then to the left below that
      // pattern.
      switch bit {
      case 0..<6: draw(bit, 8, isDark)
      case 6..<8: draw(bit + 1, 8, isDark)
      case 8: draw(8, 7, isDark)
      default: draw(8, 14 - bit, isDark)
      }
      // The second copy goes to the left below the upper right finder pattern, then down beside the
      // lower left finder pattern.
      if bit < 8 {
        draw(8, size - 1 - bit, isDark)
      } else {
        draw(size - 15 + bit, 8, isDark)
      }
    }
    draw(size - 8, 8, true)
  }

  // MARK: Bytes

  /// Writes codewords in columns of two modules, alternating upward and downward, from the right.
  mutating func write(_ bytes: [UInt8], _ mask: QRMask) {
    drawFormat(mask.format)
    var bit = 0
    var isUpward = true
    for right in (Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]) {
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isTaken[row][column] {
          let isSet = bit < bytes.count * 8 && bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
          rows[row][column] = isSet != mask.turns(row, column)
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }
}

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

extension QRGrid {
  /// The penalty of patterns that are hard to read (ISO/IEC 18004, 7.8.3).
  var penalty: Int {
    let columns = rows.indices.map { column in rows.map { $0[column] } }
    return (rows + columns).reduce(0) { $0 + Self.runs($1) + Self.finderLikePenalty($1) }
      + squares + imbalance
  }

  /// Returns the penalty of five or more modules of one color in a row.
  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 1)
    for place in line.indices.dropFirst() {
      length = line[place] == line[place - 1] ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// Returns the penalty of patterns that resemble a finder pattern.
  private static func finderLikePenalty(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    return line.indices.dropLast(10).reduce(0) { sum, start in
      guard line[start + 4] || line[start + 6] else { return sum }
      let part = Array(line[start..<start + 11])
      return part == finder + light || part == light + finder ? sum + 40 : sum
    }
  }

  /// The penalty of 2 × 2 modules of one color.
  private var squares: Int {
    zip(rows, rows.dropFirst()).reduce(0) { sum, pair in
      let (upper, lower) = pair
      return sum
        + 3
        * upper.indices.dropLast().count { place in
          let color = upper[place]
          return upper[place + 1] == color && lower[place] == color && lower[place + 1] == color
        }
    }
  }

  /// The penalty of an unequal number of dark and light modules.
  private var imbalance: Int {
    let dark = rows.reduce(0) { $0 + $1.count { $0 } }
    return abs(dark * 20 - rows.count * rows.count * 10) / (rows.count * rows.count) * 10
  }
}
