import HabitEngine

/// The range of days that is accepted from other trackers.
enum ForeignDays {
  /// 1970 to 2199. Other days come from wrong clocks or broken files.
  static let range = CalendarDay(rawValue: 0)...CalendarDay(rawValue: 84_005)
}
