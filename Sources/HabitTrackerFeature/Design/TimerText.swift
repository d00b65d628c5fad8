import Foundation
import HabitData
import SwiftUI

/// The time of today that a habit's timer has, which counts on while it runs; nothing where it has
/// none.
struct TimerText: View {
  let habit: Habit

  @Environment(HabitReader.self) private var reader

  var body: some View {
    if habit.timer.phase != .stopped {
      text
        .monospacedDigit()
        .foregroundStyle(HabitTint(HabitColor(habit.color), .text))
        .fixedSize()
    }
  }

  /// The longest time of a day, in seconds: a day on which clocks are set back has 25 hours. The text is as wide as the end of its interval needs, and one
  /// that never ends is as wide as the row.
  static let longest: TimeInterval = 25 * 3_600

  private var text: Text {
    if let start = reader.timerStart(of: habit) {
      return Text(timerInterval: start...start + Self.longest, countsDown: false)
    }
    let start = Date(timeIntervalSince1970: 0)
    let end = start + TimeInterval(reader.timerSeconds(of: habit, at: reader.days.now))
    return Text(timerInterval: start...end, pauseTime: end, countsDown: false)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    TimerText(habit: habit)
      .onAppear { store.startTimer(habit) }
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    TimerText(habit: habit)
  }
}
