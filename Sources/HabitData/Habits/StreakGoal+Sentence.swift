import HabitEngine

extension StreakGoal {
  /// What the goal means, in one sentence of plain words.
  package var sentence: String {
    switch (period, basis) {
    case (.day, .day):
      value == 1
        ? "A streak shows from the first complete day."
        : "A streak shows from \(value) complete days in a row."
    case (.day, .value):
      "A streak shows on days with at least \(Self.words(value, "completion"))."
    case (.week, .day):
      "A streak counts weeks with at least \(Self.words(value, "day")) done."
    case (.week, .value):
      "A streak counts weeks with at least \(Self.words(value, "completion")) in all."
    }
  }

  private static func words(_ value: Int, _ noun: String) -> String {
    value == 1 ? "1 \(noun)" : "\(value) \(noun)s"
  }
}
