/// A run of complete days, or of weeks that meet the goal.
public struct Streak: Hashable, Sendable {
  /// The first day of the run; for weeks, the first day of the first week.
  public let first: CalendarDay
  /// The last day of the run; for weeks, the last day of the last week, which may lie ahead.
  public let last: CalendarDay
  /// Complete days, not counting skipped ones between them, or weeks; at least 1.
  public let length: Int
}
