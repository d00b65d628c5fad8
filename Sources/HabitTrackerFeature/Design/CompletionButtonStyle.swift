import HabitData
import SwiftUI

/// A square that is filled with the habit's colour when the day is complete, else outlined in it.
struct CompletionButtonStyle: ButtonStyle {
  let color: HabitColor
  let isFilled: Bool

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isFilled ? .onColor : HabitTint(color, .mark))
      .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
      .background(surface, in: shape)
      .overlay {
        if !isFilled { shape.strokeBorder(HabitTint(color, .mark, opacity: 0.55), lineWidth: 1) }
      }
      .contentShape(shape)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(
        isMotionReduced ? nil : .spring(duration: 0.2),
        value: [isFilled, configuration.isPressed]
      )
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Metrics.buttonRadius) }
  private var surface: HabitTint { HabitTint(color, opacity: isFilled ? 1 : 0.12) }
}
