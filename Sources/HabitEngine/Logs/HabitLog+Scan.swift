extension HabitLog {
  /// Two words with a bit for each day of a page: the days that the first test holds for, and
  /// those that the second does.
  @inline(__always)
  func bits(
    ofPageAt slot: Int,
    _ first: (LogCell) -> Bool,
    _ second: (LogCell) -> Bool
  ) -> (UInt64, UInt64) {
    cells.withUnsafeBufferPointer { cells in
      var words: (UInt64, UInt64) = (0, 0)
      for offset in 0..<Self.daysPerPage {
        let cell = cells[slot * Self.daysPerPage + offset]
        words.0 |= (first(cell) ? 1 : 0) << UInt64(offset)
        words.1 |= (second(cell) ? 1 : 0) << UInt64(offset)
      }
      return words
    }
  }

  /// Calls `body` for each stretch of pages without a gap: its first day's number, and the range
  /// of its cells. At least 64 days without a record lie between two stretches, so neither a run
  /// of days nor a week reaches from one into another.
  @inline(__always)
  func forEachStretch(_ body: (_ firstDay: Int, _ range: Range<Int>) -> Void) {
    var slot = 0
    while slot < pages.count {
      let first = slot
      repeat {
        slot += 1
      } while slot < pages.count && pages[slot] == pages[slot - 1] + 1
      body(
        Int(pages[first]) * Self.daysPerPage,
        first * Self.daysPerPage..<slot * Self.daysPerPage
      )
    }
  }
}
