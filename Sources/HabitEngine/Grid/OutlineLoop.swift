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
