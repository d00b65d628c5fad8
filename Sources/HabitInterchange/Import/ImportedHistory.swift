/// What a file of another tracker holds, as values. Nothing is stored yet.
public struct ImportedHistory: Hashable, Sendable {
  /// The format that was recognised, in words ("Loop Habit Tracker backup").
  public var format: String
  /// The habits in the order the other tracker showed them.
  public var habits: [ImportedHabit]
  /// What could not be taken over as it was, one sentence each, for the person to read.
  public var remarks: [String]

  /// A history of a named format.
  public init(format: String, habits: [ImportedHabit], remarks: [String] = []) {
    self.format = format
    self.habits = habits
    self.remarks = remarks
  }
}
