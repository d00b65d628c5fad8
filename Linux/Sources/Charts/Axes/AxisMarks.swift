import Foundation
import SwiftUI

/// A group of axis marks: grid lines and labels at the same values.
public struct AxisMarks<Content> where Content: AxisMark {
  let group: AxisGroup
}

extension AxisMarks {
  /// Creates the same custom marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(position: position, values: values, parts: { _ in content().resolved })
  }

  /// Creates custom marks for each value.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(position: position, values: values, parts: { content($0).resolved })
  }

  /// Creates the same custom marks at each of the given values.
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

  /// Creates custom marks for each of the given values.
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
