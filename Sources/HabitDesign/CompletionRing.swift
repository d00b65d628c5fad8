import Foundation
import HabitData
import SwiftUI

/// The progress toward a day's goal, with one arc for each step, or a single arc if there are too
/// many steps to distinguish.
///
/// Arcs grow as progress is made. At a limit and above it, the ring shows the warning color.
package struct CompletionRing: View, Animatable {
  private let segmentCount: Int
  private let color: HabitColor
  private let warns: Bool
  /// The number of filled arcs. The fraction is the filled part of the next arc.
  private var progress: Double

  private let size: CGFloat
  private var lineWidth: CGFloat { size / 11 }
  /// The largest number of arcs that can be distinguished.
  private static let mostSegments = 16

  /// Creates the ring of a day.
  ///
  /// - Parameter size: The width and height, in points.
  package init(state: DayState, color: HabitColor, size: CGFloat = Metrics.touchTarget) {
    self.size = size
    segmentCount = Self.segmentCount(state)
    progress =
      state.goal > 0
      ? Double(min(state.count, state.goal) * segmentCount) / Double(state.goal) : 0
    warns = state.status.isSlip || state.isAtLimit
    self.color = color
  }

  /// Returns the number of arcs: one for each step of a goal with up to ``mostSegments`` whole
  /// steps, otherwise 1. A timed habit always has a single arc.
  private static func segmentCount(_ state: DayState) -> Int {
    let (steps, rest) = state.goal.quotientAndRemainder(dividingBy: state.measure.step)
    guard state.measure != .time, rest == 0, (1...mostSegments).contains(steps) else { return 1 }
    return steps
  }

  package nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  package var body: some View {
    Canvas { context, size in
      let arcs = arcs(in: size)
      let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
      context.stroke(
        arcs.reduce(into: Path()) { $0.addPath($1) },
        with: tint(0.2),
        style: style
      )
      for (index, arc) in arcs.enumerated() {
        let share = min(max(progress - Double(index), 0), 1)
        context.stroke(arc, with: tint(1), style: dashed(share, of: arcLength(in: size)))
      }
    }
    .frame(width: size, height: size)
  }

  private func tint(_ opacity: Double) -> GraphicsContext.Shading {
    warns
      ? .style(ThemeColor.warning.faded(dark: opacity, light: opacity))
      : .style(HabitTint(color, opacity: opacity))
  }

  /// Returns the style of a line that covers a share of an arc, from 0 to 1.
  ///
  /// The line is a single dash as long as the arc, shifted back by the part that is not covered.
  /// The gap after the dash is longer than the arc by two line widths, because the dash's round
  /// ends would otherwise be visible on an empty arc.
  private func dashed(_ share: Double, of length: CGFloat) -> StrokeStyle {
    let hidden = length + lineWidth
    return StrokeStyle(
      lineWidth: lineWidth,
      lineCap: .round,
      dash: [length, hidden + lineWidth],
      dashPhase: (1 - share) * hidden
    )
  }

  private func radius(in size: CGSize) -> CGFloat {
    (min(size.width, size.height) - lineWidth) / 2
  }

  /// Returns one arc's angle, in radians: its share of the circle without the gap and the round
  /// line ends.
  private func angle(in size: CGSize) -> Double {
    guard segmentCount > 1 else { return 2 * .pi }
    let gap: CGFloat = 3
    return 2 * .pi / Double(segmentCount) - (gap + lineWidth) / radius(in: size)
  }

  private func arcLength(in size: CGSize) -> CGFloat { angle(in: size) * radius(in: size) }

  private func arcs(in size: CGSize) -> [Path] {
    let turn = 2 * Double.pi / Double(segmentCount)
    let angle = angle(in: size)
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    return (0..<segmentCount).map { index in
      let start = Double(index) * turn + (turn - angle) / 2 - .pi / 2
      return Path { path in
        path.addRelativeArc(
          center: center,
          radius: radius(in: size),
          startAngle: .radians(start),
          delta: .radians(angle)
        )
      }
    }
  }
}

#Preview("Populated") {
  CompletionRing(state: PreviewDays.state(count: 2, of: 3), color: HabitColor(.teal))
}
