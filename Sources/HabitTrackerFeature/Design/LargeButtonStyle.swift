import Foundation
import HabitData
import SwiftUI

/// A button across the screen in a habit's colour: filled when the day is complete.
struct LargeButtonStyle: ButtonStyle {
  let color: HabitColor
  let isFilled: Bool

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  func makeBody(configuration: Configuration) -> some View {
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
