import Foundation
import HabitData
import SwiftUI

/// A circle: full in the habit's colour for a complete day, paler for one that was begun, and faint
/// for an open one. Today has a ring around it.
struct DayButtonStyle: ButtonStyle {
  let state: DayState
  let color: HabitColor
  let isToday: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        state.isComplete ? AnyShapeStyle(HabitTint.onColor) : AnyShapeStyle(ThemeColor.firstText)
      )
      .frame(maxWidth: .infinity, minHeight: Metrics.touchTarget)
      .background {
        Circle()
          .fill(HabitTint(color, opacity: opacity))
          .padding(isToday ? 4 : 0)
      }
      .overlay {
        if isToday { Circle().strokeBorder(.firstText, lineWidth: 2) }
      }
      .contentShape(Circle())
      .opacity(configuration.isPressed ? 0.8 : 1)
  }

  private var opacity: Double {
    if state.isComplete { return 1 }
    return state.isPartial ? 0.42 : 0.1
  }
}
