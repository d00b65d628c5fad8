import Foundation
import SwiftUI

/// An arc that starts at the top and covers a fraction of a circle.
package struct ProgressRing: View {
  private let fraction: Double
  private let size: CGFloat
  private var lineWidth: CGFloat { size / 8 }

  /// Creates a ring that is filled in part.
  ///
  /// - Parameters:
  ///   - fraction: The filled fraction, from 0 to 1.
  ///   - size: The width and height, in points.
  package init(fraction: Double, size: CGFloat = 64) {
    self.fraction = fraction
    self.size = size
  }

  package var body: some View {
    Canvas { context, size in
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
      let track = ThemeColor.accentFill.faded(dark: 0.2, light: 0.2)
      context.stroke(arc(1, in: size), with: .style(track), style: style)
      if fraction > 0 {
        context.stroke(arc(fraction, in: size), with: .style(ThemeColor.accentFill), style: style)
      }
    }
    .frame(width: size, height: size)
    .accessibilityHidden(true)
  }

  private func arc(_ fraction: Double, in size: CGSize) -> Path {
    Path { path in
      path.addRelativeArc(
        center: CGPoint(x: size.width / 2, y: size.height / 2),
        radius: (min(size.width, size.height) - lineWidth) / 2,
        startAngle: .radians(-.pi / 2),
        delta: .radians(2 * .pi * fraction)
      )
    }
  }
}

#Preview("Populated") {
  ProgressRing(fraction: 0.78)
}
