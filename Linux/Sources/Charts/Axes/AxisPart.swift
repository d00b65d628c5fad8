import SwiftUI

/// A mark of an axis with its properties.
struct AxisPart {
  enum Kind {
    case gridLine(isCentered: Bool, stroke: StrokeStyle?)
    case label(AxisLabelContent)
  }

  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
}
