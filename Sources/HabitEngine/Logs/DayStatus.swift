/// What the user said of a day.
public enum DayStatus: String, CaseIterable, Codable, Hashable, Sendable {
  /// The habit was done, as often as the day's count says.
  case done
  /// The habit was not done; for streaks the same as saying nothing.
  case missed
  /// The day is left out: it neither extends nor breaks a streak.
  case skipped
}
