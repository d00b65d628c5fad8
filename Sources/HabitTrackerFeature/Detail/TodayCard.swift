import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// Today's progress, with the buttons that change it.
struct TodayCard: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    Group {
      switch state.control {
      case .ring: CountStepper(habit: habit, state: state, sheet: $sheet)
      case .timer: TimerCard(habit: habit, state: state, sheet: $sheet)
      case .slip: SlipCard(habit: habit, state: state)
      case .check:
        VStack(spacing: 8) {
          button(state)
          if state.isSkipped || state.isMissed {
            Text(state.isSkipped ? "Skipped today" : "Missed today")
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
      store.toggle(store.today, of: habit)
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

/// Today's count or amount, with buttons that subtract and add a step.
private struct CountStepper: View {
  let habit: Habit
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        less
        Spacer(minLength: 0)
        count
        Spacer(minLength: 0)
        more
      }
      VStack(spacing: 12) {
        count
        HStack {
          less
          Spacer()
          more
        }
      }
    }
    // The card is as high as the cards beside it.
    .frame(maxHeight: .infinity)
    .onCard()
  }

  private var less: some View {
    button("minus", label: isOne ? "One Less" : "\(step) Less", by: -state.measure.step)
      .disabled(state.count == 0)
      .accessibilityHint("Subtracts from today")
  }

  private var more: some View {
    button("plus", label: isOne ? "One More" : "\(step) More", by: state.measure.step)
      .accessibilityHint("Adds to today")
  }

  private var isOne: Bool { state.measure == .times }

  /// The step of an amount: "0.5 km".
  private var step: String { state.measure.text(state.measure.step) }

  private var count: some View {
    HStack(spacing: 16) {
      TodayRing(habit: habit, state: state)
      if state.measure == .times {
        ProgressWords(state: state)
          .accessibilityElement(children: .combine)
      } else {
        ProgressButton(habit: habit, state: state, sheet: $sheet)
      }
    }
  }

  private func button(_ symbol: String, label: LocalizedStringKey, by change: Int) -> some View {
    Button {
      store.add(change, to: habit, on: store.today)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 19, weight: .bold))
    }
    .buttonStyle(CompletionButtonStyle(color: HabitColor(habit.color), isFilled: change > 0))
    .accessibilityLabel(label)
  }
}

/// Today's time, with the timer that adds to it.
private struct TimerCard: View {
  let habit: Habit
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let phase = habit.timer.phase
    VStack(spacing: 12) {
      HStack(spacing: 16) {
        TodayRing(habit: habit, state: state)
        ProgressButton(habit: habit, state: state, sheet: $sheet)
        Spacer(minLength: 0)
        TimerText(habit: habit)
          .font(.title2.bold())
      }
      Button {
        store.switchTimer(habit)
      } label: {
        Label(phase.action, systemImage: phase.symbol)
          .font(.headline)
          .contentTransition(.symbolEffect)
      }
      .buttonStyle(LargeButtonStyle(color: HabitColor(habit.color), isFilled: phase == .stopped))
      if phase != .stopped {
        HStack(spacing: 12) {
          Button("Stop") { store.stopTimer(habit) }
            .accessibilityHint("Adds the time to today")
          Button("Discard") { store.discardTimer(habit) }
        }
        .buttonStyle(TextButtonStyle())
      }
    }
    .onCard()
  }
}

/// Today's state of a quit habit, with a button that records a slip.
private struct SlipCard: View {
  let habit: Habit
  let state: DayState

  @Environment(HabitStore.self) private var store

  var body: some View {
    let isSlip = state.exceedsLimit
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        words(isSlip)
        Spacer(minLength: 0)
        button(isSlip)
      }
      VStack(alignment: .leading, spacing: 12) {
        words(isSlip)
        button(isSlip)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // The card is as high as the cards beside it.
    .frame(maxHeight: .infinity)
    .onCard()
  }

  private func words(_ isSlip: Bool) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(isSlip ? String(localized: "A slip") : state.title)
        .font(.title3.bold())
        .foregroundStyle(isSlip ? .warning : .firstText)
      Text("today")
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
    .accessibilityElement(children: .combine)
  }

  private func button(_ isSlip: Bool) -> some View {
    Button(isSlip ? "Undo Slip" : "Record a Slip") { store.toggle(store.today, of: habit) }
      .buttonStyle(TextButtonStyle())
  }
}

/// Today's progress in words.
private struct ProgressWords: View {
  let state: DayState

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(state.progress)
        .font(.title3.bold().monospacedDigit())
        .foregroundStyle(state.status.isSlip ? .warning : .firstText)
      (state.isSkipped
        ? Text("skipped today") : state.isMissed ? Text("missed today") : Text("today"))
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
  }
}

/// Today's progress as a button that opens the sheet for the count or amount.
private struct ProgressButton: View {
  let habit: Habit
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button {
      sheet = .count(habit, store.today)
    } label: {
      ProgressWords(state: state)
        .frame(minHeight: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(state.measure.settingTitle), \(state.label)")
  }
}

/// The ring of today's progress, with a check mark once the goal of a build habit is met.
private struct TodayRing: View {
  let habit: Habit
  let state: DayState

  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  var body: some View {
    let color = HabitColor(habit.color)
    CompletionRing(state: state, color: color)
      .animation(isMotionReduced ? nil : .spring(duration: 0.3), value: state)
      .overlay {
        if state.isComplete, state.kind == .build {
          Image(systemName: "checkmark")
            .font(.system(size: 17, weight: .bold))
            .foregroundStyle(HabitTint(color, .mark))
        }
      }
      .accessibilityHidden(true)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in TodayCard(habit: habit, sheet: .constant(nil)) }
}
