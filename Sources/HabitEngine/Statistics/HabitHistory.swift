/// One habit as statistics see it: its records, what it asks for, and since when.
public struct HabitHistory: Hashable, Sendable {
  /// The records.
  public var log: HabitLog
  /// What the habit asks for.
  public var target: HabitTarget
  /// The day on which the habit was created.
  public var created: CalendarDay
  /// The day on which the habit was archived; nil for one that is kept. It is due on the days before.
  public var archived: CalendarDay?

  /// A habit's records, what it asks for, the day on which it was created, and the day on which it
  /// was archived, if it is.
  public init(
    log: HabitLog,
    target: HabitTarget,
    created: CalendarDay,
    archived: CalendarDay? = nil
  ) {
    self.log = log
    self.target = target
    self.created = created
    self.archived = archived
  }

  /// The day that the habit counts from: its start where one was given, else its creation, or its
  /// first record where that is earlier.
  public var firstDay: CalendarDay {
    target.startDay ?? min(created, log.firstDay ?? created)
  }

  /// The first day of a habit without a start of its own. One that was created after today, by another
  /// clock, begins today.
  func firstDay(until today: CalendarDay) -> CalendarDay {
    target.startDay ?? min(firstDay, today)
  }
}
