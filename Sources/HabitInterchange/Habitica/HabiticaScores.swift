import HabitEngine

/// The history of a task of Habitica while its entries are read, in the order of time.
///
/// An entry's value measures how well the task goes, from 0 on: it grows where the task was done, and
/// falls where it was not. Entries of later versions also say what was done.
struct HabiticaScores {
  /// A task that is due on days; others are done any number of times.
  let isDaily: Bool
  private var last = 0.0

  init(isDaily: Bool) {
    self.isDaily = isDaily
  }

  /// Adds an entry of which only the value is known.
  mutating func add(_ value: Double, on day: CalendarDay, to habit: inout HabitBuilder) {
    let change = value - last
    last = value
    if change > 0 {
      isDaily ? complete(day, &habit) : habit.sum(1, on: day, note: "")
    } else if !isDaily {
      // A minus says that something else was done.
      habit.otherRecords += 1
    } else if change < 0 {
      miss(before: day, &habit)
    }
  }

  /// Adds an entry of a day on which the task was completed, or of the night after a day on which it
  /// was not.
  func add(isCompleted: Bool, on day: CalendarDay, to habit: inout HabitBuilder) {
    isCompleted ? complete(day, &habit) : miss(before: day, &habit)
  }

  private func complete(_ day: CalendarDay, _ habit: inout HabitBuilder) {
    habit.add(1, on: day, note: "")
  }

  /// Habitica closes a day when its user first comes back afterwards.
  private func miss(before day: CalendarDay, _ habit: inout HabitBuilder) {
    habit.add(0, on: day.advanced(by: -1), note: "")
  }
}
