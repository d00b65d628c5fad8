/// A minimum count to compare days with.
struct LeastCount {
  let count: Int
  /// Four done cells with this count.
  let cells: CellQuad

  /// Creates a minimum.
  ///
  /// - Parameter count: At least 0.
  init(_ count: Int) {
    self.count = count
    cells = CellQuad(repeating: LogCell(count: count, status: .done))
  }

  /// True if cells can distinguish this count from smaller ones.
  var fitsInCells: Bool { count <= LogCell.largestCount }
}

extension HabitLog {
  /// Returns a bit mask of a page's days that are done with at least this count.
  @inline(__always)
  func complete(ofPageAt slot: Int, atLeast least: LeastCount) -> UInt64 {
    guard least.fitsInCells else {
      return bits(ofPageAt: slot, countingFrom: least) { $0.status == .done }
    }
    return bits(ofPageAt: slot) { $0.complete(atLeast: least.cells) }
  }

  /// Returns a bit mask of a page's days with at least this count, regardless of status.
  @inline(__always)
  func counted(ofPageAt slot: Int, atLeast least: LeastCount) -> UInt64 {
    guard least.fitsInCells else { return bits(ofPageAt: slot, countingFrom: least) { _ in true } }
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
