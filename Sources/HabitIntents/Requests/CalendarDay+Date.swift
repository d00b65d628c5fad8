import Foundation
import HabitData
import HabitEngine

extension CalendarDay {
  init(_ date: DateComponents) throws(HabitRequestError) {
    guard let year = date.year, let month = date.month, let dayOfMonth = date.day,
      let day = CalendarDay(year: year, month: month, day: dayOfMonth)
    else { throw HabitRequestError("there is no such day") }
    self = day
  }

  package var dateComponents: DateComponents {
    let (year, month, day) = components
    return DateComponents(year: year, month: month, day: day)
  }

  /// The formatted date in the language of the intents: "March 9, 2026".
  var spoken: String { formatted(Locale(identifier: "en_US")) }

  /// Returns the day relative to today: "today", "yesterday", "on March 1, 2026".
  func spoken(today: CalendarDay) -> String {
    switch distance(to: today) {
    case 0: "today"
    case 1: "yesterday"
    default: "on \(spoken)"
    }
  }
}
