/// One closed line around connected cells that follow each other down a grid's columns.
///
/// Cells are numbered down the first column, from 0 to 6, then down the next. Cells that follow
/// each other never enclose a hole, so one line is all that their boundary takes.
public struct OutlineLoop: Hashable, Sendable {
  /// The numbers of the cells inside the line.
  public let cells: ClosedRange<Int>

  /// The corners of the line, 4 to 8, clockwise as seen with rows growing downwards, from the top
  /// left corner of the first cell. The line goes on from the last to the first; it turns by 90
  /// degrees at each corner.
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

/// A corner between the cells of a grid of weeks. The cell of a column and row has its top left
/// corner at that column and row, and its bottom right one at the next of each.
public struct GridPoint: Hashable, Sendable {
  /// 0 at the left edge of the first column; grows to the right.
  public let column: Int
  /// 0 at the top edge, 7 at the bottom edge.
  public let row: Int

  /// The corner at a column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
