import HabitEngine

/// The days that are accepted from other trackers' files.
enum ForeignDays {
  /// 1970 to 2199. Others come from broken clocks and broken files.
  static let range = CalendarDay(rawValue: 0)...CalendarDay(rawValue: 84_005)
}
