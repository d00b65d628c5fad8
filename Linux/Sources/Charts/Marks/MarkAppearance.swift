import Foundation
import SwiftUI

struct MarkAppearance {
  var style: AnyShapeStyle?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var stroke: StrokeStyle?
}
