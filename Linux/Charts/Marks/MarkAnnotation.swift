import Foundation
import SwiftUI

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// The distance from the mark, in points.
  var spacing: CGFloat
  var overflow: AnnotationOverflowResolution
  var view: any View
}
