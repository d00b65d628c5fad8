import HabitData
import SwiftUI

/// A square button that is filled with the habit's color, or tinted and outlined.
package struct CompletionButtonStyle: ButtonStyle {
  private let color: HabitColor
  private let isFilled: Bool

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  package init(color: HabitColor, isFilled: Bool) {
    self.color = color
    self.isFilled = isFilled
  }

  package func makeBody(configuration: Configuration) -> some View {
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

/// A button with the ring of the day's progress around its label.
package struct RingButtonStyle: ButtonStyle {
  private let state: DayState
  private let color: HabitColor

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  package init(state: DayState, color: HabitColor) {
    self.state = state
    self.color = color
  }

  package func makeBody(configuration: Configuration) -> some View {
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

/// A circular button in a neutral color, so that it is not mistaken for a completion button. A
/// warning fills it with the warning color.
package struct QuietButtonStyle: ButtonStyle {
  private let isWarning: Bool

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  package init(isWarning: Bool = false) {
    self.isWarning = isWarning
  }

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isWarning ? .cardBackground : .secondText)
      .frame(width: 32, height: 32)
      .background(isWarning ? .warning : .controlBackground, in: Circle())
      .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
      .contentShape(Circle())
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(
        isMotionReduced ? nil : .spring(duration: 0.2),
        value: [isWarning, configuration.isPressed]
      )
  }
}

/// A full-width button that is filled or tinted with the habit's color.
package struct LargeButtonStyle: ButtonStyle {
  private let color: HabitColor
  private let isFilled: Bool

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  package init(color: HabitColor, isFilled: Bool) {
    self.color = color
    self.isFilled = isFilled
  }

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isFilled ? .onColor : HabitTint(color, .text))
      .frame(maxWidth: .infinity, minHeight: 56, maxHeight: .infinity)
      .background(
        HabitTint(color, opacity: isFilled ? 1 : 0.12),
        in: RoundedRectangle(cornerRadius: Metrics.buttonRadius)
      )
      .contentShape(RoundedRectangle(cornerRadius: Metrics.buttonRadius))
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(
        isMotionReduced ? nil : .spring(duration: 0.2),
        value: [isFilled, configuration.isPressed]
      )
  }
}

/// A text button in a neutral color, for use beside larger buttons.
package struct TextButtonStyle: ButtonStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.firstText)
      .padding(.horizontal, 16)
      .frame(minHeight: Metrics.touchTarget)
      .background(.controlBackground, in: RoundedRectangle(cornerRadius: Metrics.buttonRadius))
      .contentShape(RoundedRectangle(cornerRadius: Metrics.buttonRadius))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}
