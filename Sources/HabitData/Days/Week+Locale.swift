import Foundation
import HabitEngine

extension WeekStart {
  /// Creates the usual first day of the week in a region. Where weeks start on Saturday, this is
  /// Sunday.
  package init(_ locale: Locale) {
    self = locale.firstDayOfWeek == .monday ? .monday : .sunday
  }
}

extension Set<Weekday> {
  static let everyDay = Set(Weekday.allCases)

  /// Returns true for the two days of a region's weekend: Saturday and Sunday in most regions,
  /// Friday and Saturday in Egypt.
  func isWeekend(in locale: Locale) -> Bool {
    count == 2 && self == Self.weekend(in: locale)
  }

  /// Returns true for the five days outside a region's weekend.
  func isWorkweek(in locale: Locale) -> Bool {
    Self.everyDay.subtracting(self).isWeekend(in: locale)
  }

  /// Returns the names of the days from a list of names that starts with Sunday, in the order of a
  /// region's week.
  func names(_ names: [String], in locale: Locale) -> [String] {
    WeekStart(locale).weekdays.filter(contains).map { names[$0.rawValue - 1] }
  }

  /// Returns the days of a region's weekend. Some regions have a weekend of one day.
  private static func weekend(in locale: Locale) -> Set<Weekday> {
    let calendar = Calendar.civil(locale)
    let days = (0..<7).map(CalendarDay.init(rawValue:))
    return Set(days.filter { calendar.isDateInWeekend(Date($0)) }.map(\.weekday))
  }
}
