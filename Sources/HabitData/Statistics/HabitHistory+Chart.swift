import HabitEngine

extension HabitHistory {
  /// Returns the first day of charts: the earliest of the habit's first day, its first record, and
  /// 29 days ago.
  package func chartStart(until today: CalendarDay) -> CalendarDay {
    min(firstDay, log.firstDay ?? firstDay, today.advanced(by: -29))
  }
}
