extension HabitLog {
  /// Returns the cells of consecutive day numbers, with or without a record.
  func cells(in days: Range<Int>) -> [LogCell] {
    var result = [LogCell](repeating: .none, count: days.count)
    forEachPage(in: days) { slot, offsets in
      let source = slot * Self.daysPerPage + offsets.lowerBound
      let target = Int(pages[slot]) * Self.daysPerPage + offsets.lowerBound - days.lowerBound
      result.withUnsafeMutableBufferPointer { result in
        _ = result[target...].update(fromContentsOf: cells[source..<source + offsets.count])
      }
    }
    return result
  }

  /// Calls `body` for each page of the log that has days in a range of day numbers, with the page's
  /// index and the offsets of these days.
  @inline(__always)
  func forEachPage(in days: Range<Int>, _ body: (_ slot: Int, _ offsets: Range<Int>) -> Void) {
    var slot = lowerBound(of: days.lowerBound.flooringDivision(by: Self.daysPerPage))
    while slot < pages.count {
      let start = Int(pages[slot]) * Self.daysPerPage
      guard start < days.upperBound else { return }
      let shown = (start..<start + Self.daysPerPage).clamped(to: days)
      body(slot, shown.lowerBound - start..<shown.upperBound - start)
      slot += 1
    }
  }

  /// Returns a bit mask of a page's days that pass a test.
  @inline(__always)
  func bits(ofPageAt slot: Int, where test: (CellQuad) -> UInt64) -> UInt64 {
    cells.withUnsafeBytes { bytes in
      let start = slot * Self.daysPerPage * MemoryLayout<LogCell>.stride
      func quad(_ index: Int) -> UInt64 {
        test(CellQuad(lanes: bytes.load(fromByteOffset: start + 8 * index, as: UInt64.self)))
      }
      var word: UInt64 = 0
      for group in 0..<4 {
        let first = 4 * group
        let bits = CellQuad.gather(quad(first), quad(first + 1), quad(first + 2), quad(first + 3))
        word |= bits << UInt64(16 * group)
      }
      return word
    }
  }
}
