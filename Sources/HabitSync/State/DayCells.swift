/// What is known of the days of a habit, by ascending day, at most one cell for each.
struct DayCells: Hashable, Sendable {
  private(set) var cells: [DayCell] = []

  subscript(day: Int32) -> DayCell? {
    let index = index(of: day)
    return index < cells.endIndex && cells[index].day == day ? cells[index] : nil
  }

  /// Puts a cell in the place of the one of its day.
  mutating func set(_ cell: DayCell) {
    let index = index(of: cell.day)
    if index < cells.endIndex, cells[index].day == cell.day {
      cells[index] = cell
    } else {
      cells.insert(cell, at: index)
    }
  }

  /// Adds a cell of a later day than all that are there.
  mutating func append(_ cell: DayCell) {
    cells.append(cell)
  }

  /// Takes in what others know.
  mutating func merge(_ other: DayCells) {
    guard other.cells.count > 1 else {
      if let cell = other.cells.first { set(self[cell.day]?.merged(with: cell) ?? cell) }
      return
    }
    var merged: [DayCell] = []
    merged.reserveCapacity(max(cells.count, other.cells.count))
    var (mine, theirs) = (cells[...], other.cells[...])
    while let one = mine.first, let two = theirs.first {
      if one.day == two.day {
        merged.append(one.merged(with: two))
        mine.removeFirst()
        theirs.removeFirst()
      } else if one.day < two.day {
        merged.append(mine.removeFirst())
      } else {
        merged.append(theirs.removeFirst())
      }
    }
    cells = merged + mine + theirs
  }

  private func index(of day: Int32) -> Int {
    // Nearly always it is the last one, or one behind it.
    guard let last = cells.last, last.day >= day else { return cells.endIndex }
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
