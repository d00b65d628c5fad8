/// The cells of a habit in ascending order of day, at most one per day.
struct DayCells: Hashable, Sendable {
  private(set) var cells: [DayCell] = []

  subscript(day: Int32) -> DayCell? {
    let index = index(of: day)
    return index < cells.endIndex && cells[index].day == day ? cells[index] : nil
  }

  mutating func set(_ cell: DayCell) {
    let index = index(of: cell.day)
    if index < cells.endIndex, cells[index].day == cell.day {
      cells[index] = cell
    } else {
      cells.insert(cell, at: index)
    }
  }

  /// Appends a cell. Its day must be later than the days of all other cells.
  mutating func append(_ cell: DayCell) {
    cells.append(cell)
  }

  /// Merges other cells.
  ///
  /// - Parameter changed: Collects the days that changed.
  mutating func merge(_ other: DayCells, changed: inout Set<Int32>) {
    var merged: [DayCell] = []
    merged.reserveCapacity(max(cells.count, other.cells.count))
    var (mine, theirs) = (cells[...], other.cells[...])
    while let two = theirs.first {
      if let one = mine.first, one.day < two.day {
        merged.append(mine.removeFirst())
        continue
      }
      theirs.removeFirst()
      guard let one = mine.first, one.day == two.day else {
        changed.insert(two.day)
        merged.append(two)
        continue
      }
      mine.removeFirst()
      let both = one.merged(with: two)
      if both != one { changed.insert(one.day) }
      merged.append(both)
    }
    cells = merged + mine
  }

  private func index(of day: Int32) -> Int {
    // A day after the last one, such as a new day, needs no search.
    guard let last = cells.last, last.day >= day else { return cells.endIndex }
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
