import Foundation
import SwiftUI

/// A group of marks of an axis, one at each of its values.
public struct AxisMarks<Content> where Content: AxisMark {
  let group: AxisGroup
}

extension AxisMarks where Content == Never {
  /// Marks that suit the axis, at values that the chart or the app chooses.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    group = AxisGroup(position: position, values: values, stroke: stroke)
  }

  /// Marks that suit the axis, at certain values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value: Plottable {
    group = AxisGroup(position: position, values: .list(of: values), stroke: stroke)
  }

  /// Marks that suit the axis; their labels are written as a format does.
  public init<Format>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  )
  where
    Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
  {
    group = AxisGroup(
      position: position,
      values: values,
      stroke: stroke,
      format: LabelFormat(format)
    )
  }

  /// Marks that suit the axis, at certain values; their labels are written as a format does.
  public init<Value, Format>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  )
  where
    Value: Plottable, Value == Format.FormatInput, Format: FormatStyle,
    Format.FormatOutput == String
  {
    group = AxisGroup(
      position: position,
      values: .list(of: values),
      stroke: stroke,
      format: LabelFormat(format)
    )
  }
}

extension AxisMarks {
  /// Marks that a closure describes, the same at each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(position: position, values: values, parts: { _ in content().resolved })
  }

  /// Marks that a closure describes for each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(position: position, values: values, parts: { content($0).resolved })
  }

  /// Marks that a closure describes, the same at each of certain values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable {
    group = AxisGroup(
      position: position,
      values: .list(of: values),
      parts: { _ in content().resolved }
    )
  }

  /// Marks that a closure describes for each of certain values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {
    group = AxisGroup(
      position: position,
      values: .list(of: values),
      parts: { content($0).resolved }
    )
  }
}

extension AxisMarks: KnownAxisContent {
  var groups: [AxisGroup] { [group] }
}

extension AxisMarkValues {
  fileprivate static func list(of values: [some Plottable]) -> AxisMarkValues {
    AxisMarkValues(choice: .list(values.map { Datum($0) }))
  }
}
