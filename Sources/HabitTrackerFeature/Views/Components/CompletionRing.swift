import Foundation
import SwiftUI

/// How much of a day's goal is done: a ring with an arc for each time, or, where there are too many
/// to tell apart, an arc for all.
struct CompletionRing: View {
  let state: DayState
  let color: HabitColor

  private static let lineWidth: CGFloat = 4
  /// The most arcs that are told apart at this size.
  private static let mostSegments = 16

  var body: some View {
    Canvas { context, size in
      let style = StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round)
      let segments = segments(in: size)
      context.stroke(segments.open, with: tint(0.2), style: style)
      context.stroke(segments.done, with: tint(1), style: style)
    }
    .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
  }

  private func tint(_ opacity: Double) -> GraphicsContext.Shading {
    .style(HabitTint(color, .mark, opacity: opacity))
  }

  private func segments(in size: CGSize) -> (open: Path, done: Path) {
    let radius = (min(size.width, size.height) - Self.lineWidth) / 2
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let done = min(state.count, state.goal)
    func arcs(_ range: Range<Int>, of count: Int, gap: CGFloat) -> Path {
      let turn = 2 * Double.pi / Double(count)
      // Round ends reach half a line's width beyond the arc.
      let margin = Double((gap + Self.lineWidth) / radius) / 2
      return Path { path in
        for index in range {
          let start = Double(index) * turn - .pi / 2
          let (from, to) = (start + margin, start + turn - margin)
          path.move(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
          path.addRelativeArc(
            center: center,
            radius: radius,
            startAngle: .radians(from),
            delta: .radians(to - from)
          )
        }
      }
    }
    if state.goal <= Self.mostSegments {
      return (
        arcs(done..<state.goal, of: state.goal, gap: 3), arcs(0..<done, of: state.goal, gap: 3)
      )
    }
    let whole = Path(
      ellipseIn: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
    let share = 2 * Double.pi * Double(done) / Double(state.goal)
    let progress = Path { path in
      guard done > 0 else { return }
      path.addRelativeArc(
        center: center,
        radius: radius,
        startAngle: .radians(-.pi / 2),
        delta: .radians(share)
      )
    }
    return (whole, progress)
  }
}
