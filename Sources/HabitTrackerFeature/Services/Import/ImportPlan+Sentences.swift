import HabitInterchange

extension ImportPlan {
  /// What is added, in words: "3 habits and 412 days".
  var added: String {
    let habits = Self.count(newHabits.count, "habit")
    let days = Self.count(addedDayCount, "day")
    return newHabits.isEmpty ? days : "\(habits) and \(days)"
  }

  /// What stays as it is, in words, or nil where there is nothing.
  var skipped: String? {
    switch (knownHabitCount, skippedDayCount) {
    case (0, _): nil
    case (_, 0): "\(Self.count(knownHabitCount, "habit")) of the file are here already."
    default:
      "\(Self.count(skippedDayCount, "day")) of \(Self.count(knownHabitCount, "habit"))"
        + " are here already and stay as they are."
    }
  }

  /// A number with its noun: "1 day", "1,240 days".
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number.formatted()) \(noun)s"
  }
}
