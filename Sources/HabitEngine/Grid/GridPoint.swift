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
