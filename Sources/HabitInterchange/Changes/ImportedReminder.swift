/// A reminder of another tracker that can't be given here as it was.
public struct ImportedReminder: Hashable, Sendable {
  /// When the other tracker gave it.
  public enum Days: Hashable, Sendable {
    /// On no weekday; it is left out.
    case none
    /// On days of the month; it is left out.
    case ofMonth(Set<Int>)
    /// On days on which the habit was not done yet; it is given every day.
    case whenNeeded
  }

  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// When it was given.
  public let days: Days
}
