/// The position of a cell in a grid of weeks.
public struct GridPosition: Hashable, Sendable {
  /// The week, starting with 0 at the left.
  public let column: Int
  /// The day of the week, from 0 at the top to 6.
  public let row: Int

  /// Creates the position at a column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Creates the position of a cell.
  ///
  /// - Parameter cell: The cell's number, counted down the columns.
  init(cell: Int) {
    column = cell.flooringDivision(by: 7)
    row = (cell % 7 + 7) % 7
  }
}
