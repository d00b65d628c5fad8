import HabitData
import SwiftUI

/// The menu items that change today or yesterday, and pause or resume the habit.
struct TodayActions: View {
  let habit: Habit
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    let state = store.todayState(of: habit)
    if state.control == .timer { TimerActions(habit: habit) }
    Button(state.measure.settingTitle, systemImage: "number") {
      sheet = .count(habit, store.today)
    }
    if state.kind == .quit { slipButton(state) }
    if state.isSkipped {
      Button("Undo Skip", systemImage: "arrow.uturn.backward") {
        store.reopen(store.today, of: habit)
      }
    } else {
      Button("Skip Today", systemImage: "forward.fill") { store.skip(store.today, of: habit) }
    }
    yesterdayButton
    Button("Note", systemImage: "square.and.pencil") { sheet = .note(habit, store.today) }
    if state.status.isPaused {
      Button("Resume", systemImage: "play.circle") { _ = store.resume([habit]) }
    } else {
      Button("Pause Until…", systemImage: "pause.circle") { sheet = .pause(habit) }
    }
  }

  private var yesterdayButton: some View {
    let day = store.today.advanced(by: -1)
    let state = store.state(of: habit, on: day)
    let title: LocalizedStringKey =
      switch (state.kind, state.kind == .build ? state.isComplete : state.exceedsLimit) {
      case (.build, false): LocalizedStringKey("Complete Yesterday")
      case (.build, true): LocalizedStringKey("Reopen Yesterday")
      case (.quit, false): LocalizedStringKey("Record a Slip Yesterday")
      case (.quit, true): LocalizedStringKey("Undo Yesterday’s Slip")
      }
    return Button(title, systemImage: "calendar") { store.toggle(day, of: habit) }
  }

  @ViewBuilder private func slipButton(_ state: DayState) -> some View {
    if state.exceedsLimit {
      Button("Undo Slip", systemImage: "arrow.uturn.backward") {
        store.toggle(store.today, of: habit)
      }
    } else {
      Button("Record a Slip", systemImage: "xmark") { store.recordSlip(store.today, of: habit) }
    }
  }
}

/// The menu items for a habit's timer.
private struct TimerActions: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    let phase = habit.timer.phase
    Button(phase.action, systemImage: phase.symbol) { store.switchTimer(habit) }
    if phase != .stopped {
      Button("Stop Timer", systemImage: "stop.fill") { store.stopTimer(habit) }
      Button("Discard Timer", systemImage: "trash") { store.discardTimer(habit) }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    List { TodayActions(habit: habit, sheet: .constant(nil)) }
  }
}
