import Foundation
import SwiftUI

/// One mark of an axis, as its content describes it.
struct AxisPart {
  enum Kind {
    case gridLine(isCentered: Bool, stroke: StrokeStyle?)
    case label(AxisLabelContent)
  }

  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
}
