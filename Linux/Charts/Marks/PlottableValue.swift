import Foundation
import SwiftUI

/// A value to plot, and what it is called.
public struct PlottableValue<Value> where Value: Plottable {
  let plotted: PlottedValue

  private init(_ label: String, _ value: Value) {
    plotted = PlottedValue(label: label, datum: Datum(value))
  }

  private init(_ label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    plotted = PlottedValue(label: label, datum: .date(date), unit: unit, calendar: calendar)
  }

  /// Plots a value under a literal.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(labelKey.plainText, value)
  }

  /// Plots a value under a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label.plainText, value)
  }

  /// Plots a value under a string.
  @_disfavoredOverload public static func value<S>(
    _ label: S,
    _ value: Value
  ) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(String(label), value)
  }
}

extension PlottableValue where Value == Date {
  /// Plots the whole day, month or other unit that a date lies in, under a literal. Without a
  /// calendar, that of the chart's environment says where units begin.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(labelKey.plainText, date, unit, calendar)
  }

  /// Plots the whole day, month or other unit that a date lies in, under a text.
  public static func value(
    _ label: Text,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(label.plainText, date, unit, calendar)
  }

  /// Plots the whole day, month or other unit that a date lies in, under a string.
  @_disfavoredOverload public static func value<S>(
    _ label: S,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where S: StringProtocol {
    PlottableValue(String(label), date, unit, calendar)
  }
}
