import Testing

@testable import HabitTrackerFeature

/// QR codes of texts.
struct QRCodeTests {
  /// A text and its code, row by row.
  struct Known: Sendable {
    let text: String
    let rows: String
  }

  /// Codes made by another encoder (`qrencode -8 -l M`), of texts for which both encoders choose
  /// the same of the eight masks.
  private static let known = [
    Known(
      text: "Habit Tracker",
      rows: """
        #######.##.##.#######
        #.....#.#...#.#.....#
        #.###.#.##.##.#.###.#
        #.###.#....#..#.###.#
        #.###.#.#####.#.###.#
        #.....#..#....#.....#
        #######.#.#.#.#######
        .....................
        #..#######.#.#..#.###
        #.#......##.#.##..#..
        #..####.#..##.....###
        ####....#..#.#..#.#..
        #.#.#.#...####..##.#.
        ........#..#.###..###
        #######.##.##...#....
        #.....#.#######.#####
        #.###.#.#...#..#.#.#.
        #.###.#.#.##.....#...
        #.###.#..##.#..##.###
        #.....#...##..#..####
        #######.###..##.##...
        """
    ),
    // Large enough for several blocks, alignment patterns, and version information.
    Known(
      text: "habittracker:///sync?key=0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFGH"
        + "JKMNPQ&folder=/home/me/habits/and/",
      rows: """
        #######.#####...#..###...##.###.....#.#######
        #.....#.##..#.#.##..#...##.........#..#.....#
        #.###.#.#..##....#.#..###.#.#..###.#..#.###.#
        #.###.#....#..##.###.##....###.###.##.#.###.#
        #.###.#.##.#....##..######.##.###.###.#.###.#
        #.....#..#.#....###.#...#...###.......#.....#
        #######.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#######
        .........#.###..#####...###.#..##...#........
        #..########..##.#.#.#####.#.#.......##..#.###
        ..##.#..###..##.###.###.#.#..##.#######.###..
        #..#.####.##.#...##.##...#..###..##..#...#.##
        ..####.##....#.##..#####...##....####....##..
        ..#..##....##...####.#.....###..#.###.###..#.
        .##..#.#####..#..#........##.###.#.##.##.###.
        ...##.##....#..#..###.###..##..####.##..###..
        ##.###.###.#..#.#...#.#.######...####..#..###
        #.##..###.#.###..####...........##.#.###...#.
        .###...#..#....##..###..##..###.###.##..#.###
        ...#######.....###....#.##.###.#.##.####..###
        #...#....#####....###..#.###.#.#..#.#.....###
        .##.#####.#.#.#.#########...###...#.#####....
        ..###...###.##.##...#...#.######.####...#.##.
        #..##.#.#..####.....#.#.####.###..#.#.#.#.#.#
        ...##...##.....###..#...###..#.....##...#.##.
        #..#########.#......#####...#...#...######..#
        ##...#...##.##.#..#.#####.##.##..#..#..#.###.
        ..#..###.#.#.##..#.###.#.###..#..#..#...##...
        #..#.#..#..######.#.#######.###.###.......###
        ##.#.####........##.....#.#.###########.#..#.
        ..#.##.##..##..####..##.##...##..##.#..##.#.#
        #...####..####..#..#..#.#.#..#.#.####.#.##..#
        .#.#.#..##.##....#.###..#.##.#...#......#.#..
        #.#.#.##..#.#.#..#.##.#####.##.#..#..#.#.#..#
        ######..#...#####..###..###..##..####..###.#.
        ....#.##..###.#.##..#.##....#...##.####.....#
        .####...#.#....##..#....#####...###....#..###
        #..##.#.........##.#######..##.###########.##
        ........##.##...#...#...#....##..#..#...#.#..
        #######.#.#...#.#...#.#.##.#####...##.#.#..#.
        #.....#.####.#..###.#...#..#.#..###.#...###.#
        #.###.#.#..#..#...#.######....###..#######.##
        #.###.#.##..#.#..##.##...#.#..#.####...#.#..#
        #.###.#..#......##.#.##..#.####.#...#.#####.#
        #.....#...####..#.#....##.#..#.###..#.###.###
        #######.#.###.####.#.#########.......#..##...
        """
    ),
  ]

  @Test(arguments: known) func `A QR code equals the code of another encoder`(known: Known) throws {
    let rows = try #require(QRCode(known.text)).rows
    #expect(Self.drawn(rows[...], columns: rows.indices) == known.rows)
  }

  private static func drawn(_ rows: ArraySlice<[Bool]>, columns: Range<Int>) -> String {
    rows.map { row in row[columns].map { $0 ? "#" : "." }.joined() }.joined(separator: "\n")
  }

  /// The standard's capacities for level M.
  @Test func `A code has the smallest size that fits its text`() {
    let capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412]
    #expect(QRVersion.all.map(\.capacity) == capacities)
    for (place, capacity) in capacities.enumerated() {
      #expect(code(capacity)?.size == 21 + 4 * place)
    }
    #expect(code(413) == nil)
  }

  private func code(_ count: Int) -> QRCode? { QRCode(String(repeating: "a", count: count)) }

  @Test func `A multibyte character counts as several bytes`() {
    let texts = ["", "習慣習慣", "習慣習慣習"]
    #expect(texts.map { QRCode($0)?.size } == [21, 21, 25])
  }

  @Test(arguments: QRVersion.all) func `A code has finder and timing patterns`(version: QRVersion)
    throws
  {
    let rows = try #require(code(version.capacity)).rows
    let finder = """
      #######
      #.....#
      #.###.#
      #.###.#
      #.###.#
      #.....#
      #######
      """
    let (near, far) = (0..<7, version.size - 7..<version.size)
    for (places, columns) in [(near, near), (near, far), (far, near)] {
      #expect(Self.drawn(rows[places], columns: columns) == finder)
    }
    let between = 8..<version.size - 8
    #expect(between.map { rows[6][$0] } == between.map { $0.isMultiple(of: 2) })
    #expect(between.map { rows[$0][6] } == between.map { $0.isMultiple(of: 2) })
  }

  /// The positions in the standard's table.
  @Test(arguments: [
    (1, []), (2, [6, 18]), (6, [6, 34]), (7, [6, 22, 38]), (10, [6, 28, 50]), (13, [6, 34, 62]),
    (14, [6, 26, 46, 66]), (15, [6, 26, 48, 70]),
  ])
  func `Alignment patterns are at the standard's positions`(number: Int, places: [Int]) {
    #expect(QRVersion(number: number).alignment == places)
  }

  /// ISO/IEC 18004 has two blocks of 38 bytes and then two of 39 for the eighth size at level M.
  @Test func `The longer blocks come last`() {
    let text = (0..<152).map { UInt8($0) }
    let interleaved = QRBytes(text, QRVersion.all[7]).all.prefix(154)
    var blocks = [[UInt8]](repeating: [], count: 4)
    var rest = interleaved[...]
    for place in 0..<39 {
      for (block, length) in [38, 38, 39, 39].enumerated() where place < length {
        blocks[block].append(rest.removeFirst())
      }
    }
    // Mode, length, text, and terminator, as 4-bit digits.
    var digits: [UInt8] = [4, 9, 8]
    for byte in text { digits += [byte >> 4, byte & 15] }
    digits.append(0)
    var found: [UInt8] = []
    for byte in blocks.joined() { found += [byte >> 4, byte & 15] }
    #expect(found == digits)
  }
}
