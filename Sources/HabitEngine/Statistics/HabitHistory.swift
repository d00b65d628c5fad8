/// A habit's records, target, and dates, from which statistics are computed.
public struct HabitHistory: Hashable, Sendable {
  /// The records.
  public var log: HabitLog
  /// The habit's rules.
  public var target: HabitTarget
  /// The day on which the habit was created.
  public var created: CalendarDay
  /// The day on which the habit was archived; nil if it is active. The habit is due only before
  /// this day.
  public var archived: CalendarDay?

  /// Creates a history from a habit's records, target, and dates.
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

  /// The first day that counts: the target's start if set, otherwise the day of creation or of the
  /// first record, whichever is earlier.
  public var firstDay: CalendarDay {
    target.startDay ?? min(created, log.firstDay ?? created)
  }

  /// Returns ``firstDay``, or today if today is earlier, because the habit may have been created on
  /// a device whose clock is ahead. A start that was set is returned unchanged.
  func firstDay(until today: CalendarDay) -> CalendarDay {
    target.startDay ?? min(firstDay, today)
  }
}
