/// A run of complete days, or of weeks or months that meet the goal.
public struct Streak: Hashable, Sendable {
  /// The first day of the run; for weeks and months, the first day of the first one.
  public let first: CalendarDay
  /// The last day of the run; for weeks and months, the last day of the last one, which may lie
  /// ahead.
  public let last: CalendarDay
  /// Complete days, not counting those bridged between them, or weeks, or months; at least 1.
  public let length: Int
}
