import Foundation
import HabitData
import HabitEngine

extension CalendarDay {
  init(_ date: DateComponents) throws(HabitRequestError) {
    guard let year = date.year, let month = date.month, let dayOfMonth = date.day,
      let day = CalendarDay(year: year, month: month, day: dayOfMonth)
    else { throw HabitRequestError(String(localized: "There is no such day.")) }
    self = day
  }

  package var dateComponents: DateComponents {
    let (year, month, day) = components
    return DateComponents(year: year, month: month, day: day)
  }

  /// The date in the language of the app's texts: "March 9, 2026".
  var spoken: String {
    let style = Date.FormatStyle(calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return String(localized: "\(Date(self), format: style.day().month(.wide).year())")
  }
}
