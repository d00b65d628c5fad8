/// The level of a day's cell in a ``YearGrid``.
public enum CellLevel: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing was done: no record, a missed day, or a count of 0.
  case empty
  /// Part of the daily target: up to a third, up to two thirds, or more.
  case partial1, partial2, partial3
  /// The day is complete.
  case complete
  /// The day was skipped.
  case skipped
  /// The day is not due, and a build habit's count is 0.
  case notDue
  /// The day is paused, and a build habit's count is 0.
  case paused
  /// A quit habit exceeded its limit or was marked as missed.
  case slip
  /// The day comes after today; its cell is blank.
  case future
  /// The day lies outside the grid's span. Its blank cell completes the first or last week.
  case outside

  /// Creates the level of a part of the daily target.
  ///
  /// - Parameter count: Above 0 and below `amountPerDay`.
  init(partial count: Int, of amountPerDay: Int) {
    if count * 3 <= amountPerDay {
      self = .partial1
    } else {
      self = count * 3 <= amountPerDay * 2 ? .partial2 : .partial3
    }
  }
}
