/// The closed lines around runs of cells in a grid of weeks, in cell coordinates.
///
/// Each run has its own lines, so a line separates two runs in neighboring columns. A run that
/// continues at the top of the next column has one line if its cells share an edge, and two
/// otherwise.
public struct OutlineGeometry: Hashable, Sendable {
  /// The lines, in the order of the runs.
  public private(set) var loops: [OutlineLoop] = []

  /// Creates the lines around runs.
  ///
  /// - Parameter runs: The cells of each run, numbered down the first column, then the next.
  init(runs: [ClosedRange<Int>]) {
    for run in runs {
      let first = GridPosition(cell: run.lowerBound)
      let last = GridPosition(cell: run.upperBound)
      if last.column == first.column + 1, last.row < first.row {
        let border = run.upperBound - last.row
        loops.append(OutlineLoop(cells: run.lowerBound...border - 1))
        loops.append(OutlineLoop(cells: border...run.upperBound))
      } else {
        loops.append(OutlineLoop(cells: run))
      }
    }
  }

  /// Creates the lines around outlined days, clipped to the days that the grid shows.
  init(_ days: OutlinedDays, frame: GridFrame) {
    let origin = frame.cells.lowerBound
    self.init(
      runs: days.spans.compactMap { span in
        let days = span.lowerBound.rawValue..<span.upperBound.rawValue + 1
        let shown = days.clamped(to: frame.days)
        return shown.isEmpty ? nil : shown.lowerBound - origin...shown.upperBound - 1 - origin
      }
    )
  }
}

/// A closed line around consecutive cells that are connected.
///
/// Cells are numbered down the first column, from 0 to 6, then down the next. Consecutive cells
/// never enclose a hole, so one line is enough for their boundary.
public struct OutlineLoop: Hashable, Sendable {
  /// The numbers of the cells inside the line.
  public let cells: ClosedRange<Int>

  /// The 4 to 8 corners of the line, clockwise on screen, from the top left corner of the first
  /// cell.
  ///
  /// The line turns by 90 degrees at each corner and closes from the last corner to the first.
  public var corners: [GridPoint] {
    let first = GridPosition(cell: cells.lowerBound)
    let last = GridPosition(cell: cells.upperBound)
    let right = last.column + 1
    let bottom = last.row + 1
    var corners = [GridPoint(column: first.column, row: first.row)]
    guard first.column < last.column else {
      corners.append(GridPoint(column: right, row: first.row))
      corners.append(GridPoint(column: right, row: bottom))
      corners.append(GridPoint(column: first.column, row: bottom))
      return corners
    }
    if first.row > 0 {
      corners.append(GridPoint(column: first.column + 1, row: first.row))
      corners.append(GridPoint(column: first.column + 1, row: 0))
    }
    corners.append(GridPoint(column: right, row: 0))
    corners.append(GridPoint(column: right, row: bottom))
    if bottom < 7 {
      corners.append(GridPoint(column: last.column, row: bottom))
      corners.append(GridPoint(column: last.column, row: 7))
    }
    corners.append(GridPoint(column: first.column, row: 7))
    return corners
  }
}

/// A corner between the cells of a grid of weeks. A cell's top left corner has the cell's column
/// and row; its bottom right corner has the next column and the next row.
public struct GridPoint: Hashable, Sendable {
  /// The column, 0 at the left edge.
  public let column: Int
  /// The row, 0 at the top edge and 7 at the bottom edge.
  public let row: Int
}
