import Foundation
import SwiftUI

extension ChartContent {
  /// Draws the content with a style.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    modified { $0.appearance.style = $0.appearance.style ?? AnyShapeStyle(style) }
  }

  /// Draws the content with the style that the chart has for a value.
  public nonisolated func foregroundStyle<D>(
    by value: PlottableValue<D>
  ) -> some ChartContent where D: Plottable {
    modified { $0.appearance.styleValue = $0.appearance.styleValue ?? value.plotted }
  }

  /// Makes the content less opaque, from 1 down to 0.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.appearance.opacity *= opacity }
  }

  /// Rounds the corners of bars and rectangles; the radius in points. The browser draws both styles
  /// as quarters of a circle.
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

  /// Marks points, and the values of lines, with a shape.
  public nonisolated func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
    modified { $0.appearance.symbol = symbol }
  }

  /// Says how large symbols are, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    modified { $0.appearance.symbolSize = size }
  }

  /// Says how large symbols are: their area, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(0, area).squareRoot()
    return modified { $0.appearance.symbolSize = CGSize(width: side, height: side) }
  }
}
