import HabitData
import SwiftUI

/// Says of today that a habit is done: a check mark for once a day, a ring for more. A long press
/// asks how often.
struct CompletionButton: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Group {
      if state.goal > 1 { ring(state) } else { check(state) }
    }
    .simultaneousGesture(
      // Sooner than the menu of the row around it opens.
      LongPressGesture(minimumDuration: 0.35)
        .onEnded { _ in sheet = .count(habit, store.today) }
    )
    .sensoryFeedback(state.isComplete ? .success : .impact, trigger: state)
  }

  private func check(_ state: DayState) -> some View {
    Button {
      tap { store.toggleToday(habit) }
    } label: {
      Image(systemName: state.isSkipped ? "forward.fill" : "checkmark")
        .font(.system(size: 19, weight: .bold))
        .contentTransition(.symbolEffect)
    }
    .buttonStyle(
      CompletionButtonStyle(color: HabitColor(habit.color), isFilled: state.isComplete)
    )
    .accessibilityLabel("\(habit.name), \(state.label)")
  }

  private func ring(_ state: DayState) -> some View {
    Button {
      tap { store.addStep(to: habit) }
    } label: {
      center(state)
        .foregroundStyle(HabitTint(HabitColor(habit.color), .mark))
    }
    .buttonStyle(RingButtonStyle(state: state, color: HabitColor(habit.color)))
    .accessibilityLabel("\(habit.name), \(state.label)")
    .accessibilityHint("Adds one")
  }

  /// The finger that has pressed long is lifted over the button, too: that is no tap.
  private func tap(_ change: () -> Void) {
    if sheet == nil { change() }
  }

  /// A plus; past the goal, how often it was done.
  @ViewBuilder private func center(_ state: DayState) -> some View {
    if state.count > state.goal {
      Text("\(state.count)")
        .font(.footnote.bold().monospacedDigit())
        // As large as the ring has room for.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    } else {
      Image(systemName: state.isSkipped ? "forward.fill" : "plus")
        .font(.system(size: 17, weight: .semibold))
        .contentTransition(.symbolEffect)
    }
  }
}

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

/// A ring around the label, an arc for each time that the day asks for.
private struct RingButtonStyle: ButtonStyle {
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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    CompletionButton(habit: habit, sheet: .constant(nil))
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    CompletionButton(habit: habit, sheet: .constant(nil))
  }
}
