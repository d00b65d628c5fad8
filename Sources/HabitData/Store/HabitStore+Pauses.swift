import Foundation
import HabitEngine

/// Changing pauses. Each habit stores its own pauses (docs/decisions/0012).
extension HabitStore {
  /// Pauses habits from a day on. For several habits, the pause is merged with existing pauses; a
  /// single habit must not have an overlapping pause.
  ///
  /// - Parameter last: The last day; nil for a pause without an end.
  /// - Returns: True if the change is on disk. Otherwise the store reports the error.
  package func pause(_ habits: [Habit], from first: CalendarDay, until last: CalendarDay?) -> Bool {
    changePauses(of: habits) { count in
      habits.count == 1
        ? String(localized: "Pausing “\(habits[0].name)”")
        : String(localized: "Pausing \(count) habits")
    } change: { pauses in
      let pause = try Pause(first: first, last: last)
      if habits.count == 1 {
        try pauses.add(pause)
      } else {
        pauses = pauses.union(PauseList([pause]))
      }
    }
  }

  /// Ends the current pauses of habits, so that the habits continue today.
  package func resume(_ habits: [Habit]) -> Bool {
    changePauses(of: habits) { count in
      habits.count == 1
        ? String(localized: "Resuming “\(habits[0].name)”")
        : String(localized: "Resuming \(count) habits")
    } change: {
      $0.end(before: today)
    }
  }

  package func removePause(_ pause: Pause, of habit: Habit) -> Bool {
    changePauses(of: [habit]) { _ in
      String(localized: "Removing a pause of “\(habit.name)”")
    } change: {
      $0.remove(pause)
    }
  }

  private func changePauses(
    of habits: [Habit],
    name: (_ count: Int) -> String,
    change: (inout PauseList) throws -> Void
  ) -> Bool {
    set(\.pauses, name: name) { context in
      try habits.map { shown in
        let habit = try context.existing(shown)
        var pauses = habit.pauses
        try change(&pauses)
        return (habit: habit, value: pauses)
      }
    }
  }
}

extension PauseError: LocalizedError {
  /// The message for the user.
  public var errorDescription: String? {
    switch self {
    case .endBeforeStart: String(localized: "The pause would end before it begins.")
    case .overlap(let other):
      if let last = other.last {
        String(
          localized: "There is already a pause from \(other.first.spoken) to \(last.spoken)."
        )
      } else {
        String(localized: "There is already a pause from \(other.first.spoken) on.")
      }
    }
  }
}
