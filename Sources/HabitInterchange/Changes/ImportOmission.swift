/// What of a file is left out that belongs to none of its habits.
public enum ImportOmission: Hashable, Sendable {
  /// Habits that the other tracker had deleted.
  case deletedHabits(Int)
  /// Records of habits that are not in the file, or of no day.
  case strayRecords(Int)
}
