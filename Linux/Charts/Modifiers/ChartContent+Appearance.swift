import Foundation
import SwiftUI

extension ChartContent {
  /// Draws the content with a style.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    modified { $0.appearance.style = $0.appearance.style ?? AnyShapeStyle(style) }
  }

  /// Makes the content less opaque, from 1 down to 0.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.appearance.opacity *= opacity }
  }

  /// Rounds the corners of bars; the radius in points. The browser draws both styles as quarters of
  /// a circle.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    modified { $0.appearance.cornerRadius = radius }
  }

  /// Says how lines and rules are drawn.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    modified { $0.appearance.stroke = style }
  }
}
