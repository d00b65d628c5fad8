import HabitEngine

extension HabitHistory {
  /// Returns the first day of charts: the habit's first day or first record, but no later than 29
  /// days ago.
  package func chartStart(until today: CalendarDay) -> CalendarDay {
    min(firstDay, log.firstDay ?? firstDay, today.advanced(by: -29))
  }
}
