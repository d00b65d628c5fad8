import HabitEngine

/// The interpretation of a habit's values: yes or no, or thousandths of an amount.
struct LoopMeasure {
  private let countsAmounts: Bool

  /// Creates the measure of a habit, and sets the habit's frequency or target.
  ///
  /// - Parameter countsAmounts: True if amounts are counted. Used only if the type in the settings
  ///   is unknown.
  init(_ settings: LoopSettings, countsAmounts: Bool = false, of habit: inout HabitBuilder) {
    self.countsAmounts = settings.countsAmounts ?? countsAmounts
    if self.countsAmounts {
      habit.setTarget(settings.target)
    } else {
      habit.frequency = settings.frequency
    }
  }

  /// Returns true if the value is valid in Loop.
  func isKnown(_ value: Int) -> Bool {
    countsAmounts || !LoopValue.isAmount(value)
  }

  /// Adds a day's value to its habit. An unknown or automatic value without a note adds no record.
  ///
  /// - Parameter value: A value for which ``isKnown(_:)`` is true.
  func add(_ value: Int, on day: CalendarDay, note: String, to habit: inout HabitBuilder) {
    switch (countsAmounts, value) {
    case (_, LoopValue.skip):
      habit.add(PortableDay(day: day, count: 0, status: .skipped, note: note))
    case (_, LoopValue.unknown), (false, LoopValue.automaticYes):
      // The value is unknown or derived from other days. Only a note is kept.
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
