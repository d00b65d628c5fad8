import Foundation
import SwiftUI

/// The appearance of a mark.
struct MarkAppearance {
  var style: AnyShapeStyle?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var stroke: StrokeStyle?
}
