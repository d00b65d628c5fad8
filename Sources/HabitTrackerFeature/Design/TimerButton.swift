import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A button that starts or pauses a habit's timer. While the timer is running or paused, a second
/// button stops it.
struct TimerButton: View {
  let habit: Habit
  let state: DayState
  /// Returns true while taps are ignored.
  let isOff: @MainActor () -> Bool

  @Environment(HabitStore.self) private var store
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let phase = habit.timer.phase
    if Self.isVertical(typeSize) {
      // The buttons are stacked, because large text needs the space beside them for the name.
      VStack(spacing: 0) {
        start(phase)
        if phase != .stopped { stop }
      }
    } else {
      HStack(spacing: 0) {
        if phase != .stopped { stop }
        start(phase)
      }
    }
  }

  /// Returns true if the two buttons are stacked.
  static func isVertical(_ typeSize: DynamicTypeSize) -> Bool { typeSize > .xxLarge }

  private func start(_ phase: HabitTimer.Phase) -> some View {
    Button {
      if !isOff() { store.switchTimer(habit) }
    } label: {
      Image(systemName: phase.symbol)
        .font(.system(size: 17, weight: .semibold))
        .foregroundStyle(HabitTint(HabitColor(habit.color), .mark))
        .contentTransition(.symbolEffect)
    }
    .buttonStyle(RingButtonStyle(state: state, color: HabitColor(habit.color)))
    .accessibilityLabel(label(phase))
    .accessibilityHint(phase.action)
  }

  private var stop: some View {
    Button {
      if !isOff() { store.stopTimer(habit) }
    } label: {
      Image(systemName: "stop.fill")
        .font(.system(size: 15, weight: .semibold))
    }
    .buttonStyle(QuietButtonStyle())
    .accessibilityLabel("\(habit.name), Stop Timer")
    .accessibilityHint("Adds the time to today")
  }

  private func label(_ phase: HabitTimer.Phase) -> String {
    switch phase {
    case .stopped: "\(habit.name), \(state.label)"
    case .running: String(localized: "\(habit.name), \(state.label), timer running")
    case .paused: String(localized: "\(habit.name), \(state.label), timer paused")
    }
  }
}

extension HabitStore {
  /// Pauses a running timer. Otherwise starts or resumes it.
  func switchTimer(_ habit: Habit) {
    if habit.timer.phase == .running { pauseTimer(habit) } else { startTimer(habit) }
  }
}

extension HabitTimer.Phase {
  /// The label of the button in this phase.
  var action: String {
    switch self {
    case .stopped: String(localized: "Start Timer")
    case .running: String(localized: "Pause Timer")
    case .paused: String(localized: "Resume Timer")
    }
  }

  /// The symbol of ``action``.
  var symbol: String { self == .running ? "pause.fill" : "play.fill" }
}

/// The time on a habit's timer that counts for today, ticking while the timer runs. Empty if the
/// timer is stopped.
struct TimerText: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store

  var body: some View {
    if habit.timer.phase != .stopped {
      text
        .monospacedDigit()
        .foregroundStyle(HabitTint(HabitColor(habit.color), .text))
        .fixedSize()
    }
  }

  /// The longest day, in seconds: 25 hours, on the day when clocks are set back. The interval must
  /// end, because the text reserves the width of its last value.
  static let longest: TimeInterval = 25 * 3_600

  private var text: Text {
    if let start = store.timerStart(of: habit) {
      return Text(timerInterval: start...start + Self.longest, countsDown: false)
    }
    let start = Date(timeIntervalSince1970: 0)
    let end = start + TimeInterval(store.timerSeconds(of: habit, at: store.days.now))
    return Text(timerInterval: start...end, pauseTime: end, countsDown: false)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    TimerButton(habit: habit, state: store.todayState(of: habit), isOff: { false })
      .onAppear { store.startTimer(habit) }
  }
}
