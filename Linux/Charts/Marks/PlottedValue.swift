import Foundation

/// A value to plot, its type erased.
struct PlottedValue: Hashable {
  var label: String
  var datum: Datum
  var unit: Calendar.Component?
  var calendar: Calendar?

  /// The unit of time that the value stands for; `nil` if it stands for itself.
  func interval(in calendar: Calendar) -> DateInterval? {
    guard let unit, let date = datum.date else { return nil }
    return (self.calendar ?? calendar).dateInterval(of: unit, for: date)
  }

  /// What marks that share a place along an axis have in common: the category, the instant, or the
  /// beginning of the unit.
  func place(in calendar: Calendar) -> Datum {
    interval(in: calendar).map { .date($0.start) } ?? datum
  }
}
