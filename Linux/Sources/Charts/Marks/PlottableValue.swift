import Foundation
import SwiftUI

/// A value to plot, with its label.
public struct PlottableValue<Value> where Value: Plottable {
  let plotted: PlottedValue

  /// Creates a plotted value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(plotted: PlottedValue(label: labelKey.string, datum: Datum(value)))
  }

  /// Creates a plotted value with a string as its label.
  @_disfavoredOverload public static func value<S>(
    _ label: S,
    _ value: Value
  ) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(plotted: PlottedValue(label: String(label), datum: Datum(value)))
  }
}

extension PlottableValue where Value == Date {
  /// Creates a value for the unit of time that contains a date, such as its day, with a localized
  /// label. The default calendar is the environment's.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(
      plotted: PlottedValue(
        label: labelKey.string,
        datum: .date(date),
        unit: unit,
        calendar: calendar
      )
    )
  }
}

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
