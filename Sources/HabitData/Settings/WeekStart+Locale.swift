import Foundation
import HabitEngine

extension WeekStart {
  /// Creates the first day of the week in a region. Regions whose weeks begin on Saturday get
  /// Sunday.
  package init(_ locale: Locale) { self = locale.firstDayOfWeek == .monday ? .monday : .sunday }
}
