/// How a day's cell in a ``YearGrid`` looks.
public enum CellLevel: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing was done: no record, a missed day, or a count of 0.
  case empty
  /// Up to a third, up to two thirds, or more of what a complete day asks for, but not all.
  case partial1, partial2, partial3
  /// The day is complete.
  case complete
  /// The day was skipped.
  case skipped
  /// The day is not due, and nothing was done on it.
  case notDue
  /// The day lies in a pause, and nothing was done on it.
  case paused
  /// The day is one of a habit to give up, and it went beyond the limit.
  case slip
  /// The day comes after today; its cell is blank.
  case future
  /// The day is not one of those shown, but fills up the first or last week; its cell is blank.
  case outside

  /// The level of a day that is not after today, as its record says.
  /// - Parameter amountPerDay: What makes the day complete.
  init(_ cell: LogCell, count: Int, amountPerDay: Int) {
    if cell.isSkipped {
      self = .skipped
    } else if count >= amountPerDay {
      self = cell.status == .done ? .complete : .empty
    } else if count == 0 {
      self = .empty
    } else if count * 3 <= amountPerDay {
      self = .partial1
    } else if count * 3 <= amountPerDay * 2 {
      self = .partial2
    } else {
      self = .partial3
    }
  }
}
