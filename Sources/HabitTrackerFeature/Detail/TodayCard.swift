import Foundation
import HabitData
import SwiftUI

/// What today looks like, and the large button that changes it.
struct TodayCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Group {
      if state.goal > 1 {
        CountStepper(habit: habit, state: state)
      } else {
        VStack(spacing: 8) {
          button(state)
          if state.isSkipped || state.isMissed {
            Text("\(state.summary.capitalized) today")
              .font(.footnote)
              .foregroundStyle(.secondText)
          }
        }
      }
    }
    .sensoryFeedback(state.isComplete ? .success : .impact, trigger: state)
  }

  private func button(_ state: DayState) -> some View {
    Button {
      store.toggleToday(habit)
    } label: {
      Label(
        state.isComplete ? "Completed" : "Mark as Done",
        systemImage: state.isComplete ? "checkmark.circle.fill" : "circle"
      )
      .font(.headline)
      .contentTransition(.symbolEffect)
    }
    .buttonStyle(LargeButtonStyle(color: HabitColor(habit.color), isFilled: state.isComplete))
  }
}

/// A button across the screen in a habit's colour: filled when the day is complete.
private struct LargeButtonStyle: ButtonStyle {
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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    TodayCard(habit: habit)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    TodayCard(habit: habit)
  }
}
