import Foundation
import HabitEngine

extension Calendar {
  /// The calendar that days are counted by, with its names in a language. Its days are those of
  /// ``Foundation/Date/init(_:)``, wherever the machine is.
  package static func civil(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Date {
  /// Noon in UTC of a civil day: an instant for what plots dates.
  package init(_ day: CalendarDay) {
    self = DayBucket(day).start.addingTimeInterval(DayBucket.length / 2)
  }
}
