import Foundation
import HabitData
import SwiftUI

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
    TimerText(habit: habit)
      .onAppear { store.startTimer(habit) }
  }
}
