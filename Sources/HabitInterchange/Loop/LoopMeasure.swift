import HabitEngine

/// How the values of a habit read as records: as yes and no, or as thousandths of an amount.
struct LoopMeasure {
  private let countsAmounts: Bool

  /// Takes over a habit's frequency or target.
  /// - Parameter countsAmounts: Whether an amount is counted, where the settings do not say.
  init(_ settings: LoopSettings, countsAmounts: Bool = false, of habit: inout HabitBuilder) {
    self.countsAmounts = settings.countsAmounts ?? countsAmounts
    if self.countsAmounts {
      habit.setTarget(settings.target)
    } else {
      habit.frequency = settings.frequency
    }
  }

  /// Whether Loop has such a value.
  func isKnown(_ value: Int) -> Bool {
    countsAmounts || !LoopValue.isAmount(value)
  }

  /// Adds a day's value to its habit, or nothing where it says nothing.
  /// - Parameter value: One that ``isKnown(_:)``.
  func add(_ value: Int, on day: CalendarDay, note: String, to habit: inout HabitBuilder) {
    switch (countsAmounts, value) {
    case (_, LoopValue.skip):
      habit.add(PortableDay(day: day, count: 0, status: .skipped, note: note))
    case (_, LoopValue.unknown), (false, LoopValue.automaticYes):
      // Loop draws a day as done since others were, and keeps no record of it.
      if value == LoopValue.automaticYes { habit.filledInDays += 1 }
      guard !note.isEmpty else { return }
      habit.add(PortableDay(day: day, count: 0, status: .done, note: note))
    case (false, LoopValue.no):
      habit.add(PortableDay(day: day, count: 0, status: .missed, note: note))
    case (false, _):
      habit.add(PortableDay(day: day, count: 1, status: .done, note: note))
    case (true, _):
      habit.add(Double(value) / 1_000, on: day, note: note)
    }
  }
}
