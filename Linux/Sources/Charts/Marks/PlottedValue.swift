import Foundation

/// A type-erased value to plot.
struct PlottedValue: Hashable {
  var label: String
  var datum: Datum
  var unit: Calendar.Component?
  var calendar: Calendar?

  /// Returns the interval of the value's unit of time, or nil if the value has no unit.
  func interval(in calendar: Calendar) -> DateInterval? {
    guard let unit, let date = datum.date else { return nil }
    return (self.calendar ?? calendar).dateInterval(of: unit, for: date)
  }

  /// Returns the key of the position along an axis, which is equal for all marks there: the
  /// category, the instant, or the start of the unit of time.
  func place(in calendar: Calendar) -> Datum {
    interval(in: calendar).map { .date($0.start) } ?? datum
  }
}
