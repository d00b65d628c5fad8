import HabitEngine

extension HabitHistory {
  /// Returns the first day of charts: the habit's first day or first record, but at least a month
  /// ago.
  package func chartStart(until today: CalendarDay) -> CalendarDay {
    min(firstDay, log.firstDay ?? firstDay, today.advanced(by: -29))
  }
}
