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
