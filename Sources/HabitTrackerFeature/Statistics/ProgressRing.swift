import Foundation
import SwiftUI

/// A share of a whole as an arc that begins at the top.
struct ProgressRing: View {
  /// From 0 to 1.
  let fraction: Double

  private static let size: CGFloat = 64
  private static let lineWidth: CGFloat = 8

  var body: some View {
    Canvas { context, size in
      let style = StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round)
      let track = ThemeColor.accent.faded(dark: 0.2, light: 0.2)
      context.stroke(arc(1, in: size), with: .style(track), style: style)
      if fraction > 0 {
        context.stroke(arc(fraction, in: size), with: .style(ThemeColor.accent), style: style)
      }
    }
    .frame(width: Self.size, height: Self.size)
    .accessibilityHidden(true)
  }

  private func arc(_ fraction: Double, in size: CGSize) -> Path {
    Path { path in
      path.addRelativeArc(
        center: CGPoint(x: size.width / 2, y: size.height / 2),
        radius: (min(size.width, size.height) - Self.lineWidth) / 2,
        startAngle: .radians(-.pi / 2),
        delta: .radians(2 * .pi * fraction)
      )
    }
  }
}

#Preview("Populated", traits: .sample) {
  ProgressRing(fraction: 0.78)
}

#Preview("Empty", traits: .noHabits) {
  ProgressRing(fraction: 0)
}
