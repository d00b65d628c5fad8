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

/// The side of the plot for a group of axis marks.
public struct AxisMarkPosition: Equatable, Sendable {
  enum Side {
    case leading, trailing, top, bottom
  }

  let side: Side?

  /// The bottom edge for the x-axis. For the y-axis, the trailing edge, or the leading edge if the
  /// values are categories.
  public static var automatic: AxisMarkPosition { .init(side: nil) }
  /// The leading side.
  public static var leading: AxisMarkPosition { .init(side: .leading) }
  /// The trailing side.
  public static var trailing: AxisMarkPosition { .init(side: .trailing) }
  /// The top.
  public static var top: AxisMarkPosition { .init(side: .top) }
  /// The bottom.
  public static var bottom: AxisMarkPosition { .init(side: .bottom) }
}

/// The appearance of a group of axis marks.
public struct AxisMarkPreset: Sendable {
  /// The default appearance for the axis.
  public static var automatic: AxisMarkPreset { AxisMarkPreset() }
}

/// A value of an axis, for which marks are created.
public struct AxisValue: Sendable {
  /// The index of the value in the axis, starting at 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  let datum: Datum

  /// Returns the value converted to a type, or nil if it can't be converted.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable {
    datum.value(as: type)
  }
}
