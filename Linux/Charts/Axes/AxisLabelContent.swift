import Foundation
import SwiftUI

/// What an axis label shows, and how it stands.
struct AxisLabelContent {
  enum Text {
    /// The value, as suits the axis.
    case automatic
    case format(LabelFormat)
    case view(any View)
  }

  var text: Text
  var isCentered: Bool?
  /// Which point of the label stands at the value.
  var anchor: UnitPoint?
  /// Whether the label is left out where it would lie on another.
  var givesWay = true
  /// The distances from the plot, in points.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}
