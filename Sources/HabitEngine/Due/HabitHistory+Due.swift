extension HabitHistory {
  /// Whether the habit asks for something on a day: its schedule names the day, it has started, has not
  /// ended and is not paused. Of some days a week or month each day is due until enough of those before
  /// it are complete. A day that is done or skipped is due as before.
  /// - Parameter weekStart: The day that weeks begin with, for a habit of some days a week.
  public func isDue(on day: CalendarDay, weekStart: WeekStart, today: CalendarDay) -> Bool {
    let days = HabitDays(self, weekStart: weekStart, today: today)
    let page = days.page(HabitDays.page(of: day.rawValue))
    return page.due >> UInt64(day.rawValue & (HabitLog.daysPerPage - 1)) & 1 == 1
  }
}
