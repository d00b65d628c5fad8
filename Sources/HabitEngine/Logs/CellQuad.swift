/// The cells of four consecutive days in one 64-bit word, so that one operation tests all four.
///
/// Each test returns a word with the highest bit set in each cell that passes, and 0 elsewhere.
struct CellQuad {
  private let lanes: UInt64

  private static let highestBits: UInt64 = 0x8000_8000_8000_8000
  private static let countBits: UInt64 = 0x3FFF_3FFF_3FFF_3FFF

  /// Creates a quad from a word.
  ///
  /// - Parameter lanes: The cells, the first day's in the lowest 16 bits.
  @inline(__always)
  init(lanes: UInt64) {
    self.lanes = lanes
  }

  /// Creates a quad with the same cell four times.
  init(repeating cell: LogCell) {
    lanes = UInt64(cell.bits) &* 0x0001_0001_0001_0001
  }

  /// Returns the done days whose count is at least that of `least`.
  ///
  /// - Precondition: All cells of `least` are done.
  @inline(__always)
  func complete(atLeast least: CellQuad) -> UInt64 {
    // After the subtraction, a cell's highest bit is set only if its lower bits are at least those
    // of `least`. The second bit distinguishes done from skipped.
    lanes & ((lanes | Self.highestBits) &- (least.lanes & ~Self.highestBits)) & Self.highestBits
  }

  /// Returns the days whose count is at least that of `least`, regardless of their status.
  @inline(__always)
  func counted(atLeast least: CellQuad) -> UInt64 {
    let counts = (lanes & Self.countBits) | Self.highestBits
    return (counts &- (least.lanes & Self.countBits)) & Self.highestBits
  }

  /// The skipped days: cells whose highest bit is set and whose second bit is not.
  @inline(__always)
  var skipped: UInt64 {
    lanes & ~(lanes << 1) & Self.highestBits
  }

  /// The missed days: cells whose second bit is set and whose highest bit is not.
  @inline(__always)
  var missed: UInt64 {
    (lanes << 1) & ~lanes & Self.highestBits
  }

  /// Returns the bits of 16 days in order, from the test results of four consecutive quads.
  @inline(__always)
  static func gather(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) -> UInt64
  {
    // Day 4 n + k is at bit 16 k + 4 n, and the product moves it to 48 + 4 n + k. All other bits of
    // the product lie below 48 or above 63, at distinct positions, so nothing carries.
    let spread = first >> 15 | second >> 11 | third >> 7 | fourth >> 3
    return (spread &* 0x0001_0002_0004_0008) >> 48
  }
}
