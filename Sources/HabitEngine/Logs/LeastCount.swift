/// The least count that days are compared with.
struct LeastCount {
  let count: Int
  /// Cells of done days with this count.
  let cells: CellQuad

  /// - Parameter count: From 0 on.
  init(_ count: Int) {
    self.count = count
    cells = CellQuad(repeating: LogCell(count: count, status: .done))
  }

  /// Whether cells tell this count from smaller ones.
  var isOfCells: Bool { count <= LogCell.largestCount }
}

extension HabitLog {
  /// A word with a bit for each day of a page that is done, with at least a count.
  @inline(__always)
  func complete(ofPageAt slot: Int, atLeast least: LeastCount) -> UInt64 {
    guard least.isOfCells else {
      return bits(ofPageAt: slot, countingFrom: least) { $0.status == .done }
    }
    return bits(ofPageAt: slot) { $0.complete(atLeast: least.cells) }
  }

  /// A word with a bit for each day of a page with at least a count, whatever its status.
  @inline(__always)
  func counted(ofPageAt slot: Int, atLeast least: LeastCount) -> UInt64 {
    guard least.isOfCells else { return bits(ofPageAt: slot, countingFrom: least) { _ in true } }
    return bits(ofPageAt: slot) { $0.counted(atLeast: least.cells) }
  }

  @inline(never)
  private func bits(
    ofPageAt slot: Int,
    countingFrom least: LeastCount,
    where test: (LogCell) -> Bool
  ) -> UInt64 {
    guard !counts.isEmpty else { return 0 }
    var word: UInt64 = 0
    for offset in 0..<Self.daysPerPage {
      let index = slot * Self.daysPerPage + offset
      if counts[index] >= least.count, test(cells[index]) { word |= 1 << UInt64(offset) }
    }
    return word
  }
}
