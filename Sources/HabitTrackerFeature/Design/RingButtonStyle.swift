import HabitData
import SwiftUI

/// A ring around the label, an arc for each time that the day asks for.
struct RingButtonStyle: ButtonStyle {
  let state: DayState
  let color: HabitColor

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      CompletionRing(state: state, color: color)
        .animation(isMotionReduced ? nil : .spring(duration: 0.3), value: state)
      configuration.label
    }
    .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
    .contentShape(Circle())
    .scaleEffect(configuration.isPressed ? 0.96 : 1)
    .animation(isMotionReduced ? nil : .spring(duration: 0.2), value: configuration.isPressed)
  }
}
