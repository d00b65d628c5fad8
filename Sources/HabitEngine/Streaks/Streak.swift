/// A run of complete days, or of weeks or months that meet the goal.
public struct Streak: Hashable, Sendable {
  /// The first day of the run, or of its first week or month.
  public let first: CalendarDay
  /// The last day of the run, or of its last week or month, which may lie in the future.
  public let last: CalendarDay
  /// The number of complete days, not counting bridged days, or the number of weeks or months; at
  /// least 1.
  public let length: Int
}
