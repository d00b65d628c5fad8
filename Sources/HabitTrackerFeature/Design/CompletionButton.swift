import Foundation
import HabitData
import SwiftUI

/// The control that completes a habit today: a check mark for a habit done once a day, a ring for
/// several times a day, amounts, and limits, a timer for durations, and a slip button for a habit
/// to avoid completely. A long press opens the sheet that sets the count or amount.
///
/// A habit that has ended has a button that archives it instead.
struct CompletionButton: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    if state.status.hasEnded {
      ArchiveButton(habit: habit)
    } else {
      Group {
        switch state.control {
        case .check: check(state)
        case .ring: ring(state)
        case .timer: TimerButton(habit: habit, state: state, isOff: { sheet != nil })
        case .slip: slip(state)
        }
      }
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.35)
          .onEnded { _ in sheet = .count(habit, store.today) }
      )
      .sensoryFeedback(state.isComplete ? .success : .impact, trigger: state)
    }
  }

  private func check(_ state: DayState) -> some View {
    Button {
      tap { store.toggle(store.today, of: habit) }
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
    .accessibilityHint(
      state.measure == .times ? "Adds one" : "Adds \(state.measure.text(state.measure.step))"
    )
  }

  /// Returns the button that records or removes today's slip of a quit habit.
  private func slip(_ state: DayState) -> some View {
    let isSlip = state.exceedsLimit
    return Button {
      tap { store.toggle(store.today, of: habit) }
    } label: {
      Image(systemName: "xmark")
        .font(.system(size: 15, weight: .bold))
    }
    .buttonStyle(QuietButtonStyle(isWarning: isSlip))
    .accessibilityLabel(
      "\(habit.name), \(isSlip ? state.label : String(localized: "Record a Slip"))"
    )
    .accessibilityHint(isSlip ? String(localized: "Removes the slip") : state.label)
  }

  /// Makes a change after a tap. Does nothing at the end of a long press, which has opened a sheet.
  private func tap(_ change: () -> Void) {
    if sheet == nil { change() }
  }

  /// Returns a plus, the symbol of a skipped day, or the count if it exceeds the goal. Amounts are
  /// too long to be shown here.
  @ViewBuilder private func center(_ state: DayState) -> some View {
    if state.count > state.goal, state.measure == .times {
      Text("\(state.count)")
        .font(.footnote.bold().monospacedDigit())
        .foregroundStyle(HabitTint(HabitColor(habit.color), .text))
        // Larger text would not fit in the ring.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    } else {
      Image(systemName: state.isSkipped ? "forward.fill" : "plus")
        .font(.system(size: 17, weight: .semibold))
        .contentTransition(.symbolEffect)
    }
  }
}

/// Empty space for a completion button that is laid over the view.
struct CompletionButtonSpace: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let hasStop =
      habit.timer.phase != .stopped && store.todayState(of: habit).control == .timer
    let isVertical = TimerButton.isVertical(typeSize)
    Color.clear.frame(
      width: Metrics.touchTarget * (hasStop && !isVertical ? 2 : 1),
      height: Metrics.touchTarget * (hasStop && isVertical ? 2 : 1)
    )
  }
}

/// The button that archives a habit that has ended.
private struct ArchiveButton: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button {
      withAnimation { store.archive(habit) }
    } label: {
      Image(systemName: "archivebox")
        .font(.system(size: 19, weight: .semibold))
    }
    .buttonStyle(CompletionButtonStyle(color: HabitColor(habit.color), isFilled: false))
    .accessibilityLabel("\(habit.name), Archive")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in CompletionButton(habit: habit, sheet: .constant(nil)) }
}
