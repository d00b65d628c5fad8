/// One habit as statistics see it: its records, what it asks for, and since when.
public struct HabitHistory: Hashable, Sendable {
  /// The records.
  public var log: HabitLog
  /// What the habit asks for.
  public var target: HabitTarget
  /// The day on which the habit was created.
  public var created: CalendarDay

  /// A habit's records, what it asks for, and the day on which it was created.
  public init(log: HabitLog, target: HabitTarget, created: CalendarDay) {
    self.log = log
    self.target = target
    self.created = created
  }

  /// The day that the habit counts from: its start where one was given, else its creation, or its
  /// first record where that is earlier.
  public var firstDay: CalendarDay {
    target.startDay ?? min(created, log.firstDay ?? created)
  }
}
