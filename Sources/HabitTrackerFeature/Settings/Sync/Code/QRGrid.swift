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
