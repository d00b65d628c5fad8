import HabitEngine

extension HabitHistory {
  /// The day that charts begin with: the first day of the habit or its first record, but at least a
  /// month ago.
  package func chartStart(until today: CalendarDay) -> CalendarDay {
    min(firstDay, log.firstDay ?? firstDay, today.advanced(by: -29))
  }
}
