import Foundation
import HabitData
import HabitEngine

extension CalendarDay {
  /// The day of a calendar's date.
  init(_ date: DateComponents) throws(HabitRequestError) {
    guard let year = date.year, let month = date.month, let dayOfMonth = date.day,
      let day = CalendarDay(year: year, month: month, day: dayOfMonth)
    else { throw HabitRequestError("there is no such day") }
    self = day
  }

  /// The date in a calendar.
  package var dateComponents: DateComponents {
    let (year, month, day) = components
    return DateComponents(year: year, month: month, day: day)
  }

  /// "March 9, 2026", in the language of the intents.
  var spoken: String { formatted(Locale(identifier: "en_US")) }

  /// "today", "yesterday", "on March 1, 2026".
  func spoken(today: CalendarDay) -> String {
    switch distance(to: today) {
    case 0: "today"
    case 1: "yesterday"
    default: "on \(spoken)"
    }
  }
}
