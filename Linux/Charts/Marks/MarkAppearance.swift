import Foundation
import SwiftUI

/// What a mark is drawn with.
struct MarkAppearance {
  var style: AnyShapeStyle?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var stroke: StrokeStyle?
}
