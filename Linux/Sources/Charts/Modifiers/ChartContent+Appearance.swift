import Foundation
import SwiftUI

extension ChartContent {
  /// Sets the style of the marks.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    modified { $0.appearance.style = $0.appearance.style ?? AnyShapeStyle(style) }
  }

  /// Sets the opacity of the marks, from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.appearance.opacity *= opacity }
  }

  /// Rounds the corners of bars, with a radius in points. Both styles of corners are drawn as
  /// quarter circles.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    modified { $0.appearance.cornerRadius = radius }
  }

  /// Sets the stroke style of lines and rules.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    modified { $0.appearance.stroke = style }
  }
}
