/// Four cells of consecutive days side by side in one word of 64 bits, so that one operation
/// tests all four. Each test gives a word with the highest bit of each cell that passes it, and 0
/// elsewhere.
struct CellQuad {
  private let lanes: UInt64

  private static let highestBits: UInt64 = 0x8000_8000_8000_8000
  private static let countBits: UInt64 = 0x3FFF_3FFF_3FFF_3FFF

  /// - Parameter lanes: The first day's cell in the lowest 16 bits.
  @inline(__always)
  init(lanes: UInt64) {
    self.lanes = lanes
  }

  /// The same cell four times.
  init(repeating cell: LogCell) {
    lanes = UInt64(cell.bits) &* 0x0001_0001_0001_0001
  }

  /// The cells of days with at least the count of `least`, whose cells are of done days.
  @inline(__always)
  func complete(atLeast least: CellQuad) -> UInt64 {
    // The lower bits are not less where subtracting them does not borrow the highest bit, and the
    // second one tells done from skipped.
    lanes & ((lanes | Self.highestBits) &- (least.lanes & ~Self.highestBits)) & Self.highestBits
  }

  /// The cells of days with at least the count of `least`, whatever their status.
  @inline(__always)
  func counted(atLeast least: CellQuad) -> UInt64 {
    let counts = (lanes & Self.countBits) | Self.highestBits
    return (counts &- (least.lanes & Self.countBits)) & Self.highestBits
  }

  /// The cells of skipped days: those with the highest bit and without the second.
  @inline(__always)
  var skipped: UInt64 {
    lanes & ~(lanes << 1) & Self.highestBits
  }

  /// The cells of missed days: those with the second bit and without the highest.
  @inline(__always)
  var missed: UInt64 {
    (lanes << 1) & ~lanes & Self.highestBits
  }

  /// The bits of 16 days in order, from the results of a test for four consecutive quads.
  @inline(__always)
  static func gather(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) -> UInt64
  {
    // Day 4 n + k lies at bit 16 k + 4 n, and the product moves it to 48 + 4 n + k. What else the
    // product has lies below 48 or beyond 63, each at a bit of its own, so nothing carries.
    let spread = first >> 15 | second >> 11 | third >> 7 | fourth >> 3
    return (spread &* 0x0001_0002_0004_0008) >> 48
  }
}
