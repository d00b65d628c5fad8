import HabitEngine

/// How much of something a day has.
struct DayAmount {
  let day: CalendarDay
  /// At least 0.
  var amount: Double
  var note: String
  /// What a day without any of it is: missed where the user said 0.
  var emptyStatus = DayStatus.missed
}
