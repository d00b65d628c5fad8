import Foundation
import SwiftUI

/// A value to plot, with its label.
public struct PlottableValue<Value> where Value: Plottable {
  let plotted: PlottedValue

  private init(_ label: String, _ value: Value) {
    plotted = PlottedValue(label: label, datum: Datum(value))
  }

  private init(_ label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    plotted = PlottedValue(label: label, datum: .date(date), unit: unit, calendar: calendar)
  }

  /// Creates a plotted value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(labelKey.string, value)
  }

  /// Creates a plotted value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label.string, value)
  }

  /// Creates a plotted value with a string as its label.
  @_disfavoredOverload public static func value<S>(
    _ label: S,
    _ value: Value
  ) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(String(label), value)
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
    PlottableValue(labelKey.string, date, unit, calendar)
  }

  /// Creates a value for the unit of time that contains a date, with a text as its label.
  public static func value(
    _ label: Text,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(label.string, date, unit, calendar)
  }

  /// Creates a value for the unit of time that contains a date, with a string as its label.
  @_disfavoredOverload public static func value<S>(
    _ label: S,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(String(label), date, unit, calendar)
  }
}
