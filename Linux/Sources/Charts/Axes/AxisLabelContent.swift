import Foundation
import SwiftUI

/// The content and position of an axis label.
struct AxisLabelContent {
  enum Text {
    /// The value in the axis's default format.
    case automatic
    case format(LabelFormat)
    case view(any View)
  }

  var text: Text
  var isCentered: Bool?
  /// The point of the label that is placed at the value.
  var anchor: UnitPoint?
  /// True to omit the label if it would overlap another label.
  var hidesOnOverlap = true
  /// The distances from the plot, in points.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}
