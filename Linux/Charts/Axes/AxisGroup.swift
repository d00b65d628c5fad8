import SwiftUI

/// A group of marks of an axis, one at each of its values.
struct AxisGroup {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The line of the marks that the group has by default.
  var stroke: StrokeStyle?
  /// How the labels are written that the group has by default.
  var format: LabelFormat?
  /// The marks at a value; `nil` for those that suit the axis.
  var parts: ((AxisValue) -> [AxisPart])?
}
