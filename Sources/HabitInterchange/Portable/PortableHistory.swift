/// Habits with their history as values, on their way in or out. Nothing is stored yet.
public struct PortableHistory: Hashable, Sendable {
  /// The format that was recognised, in words ("Loop Habit Tracker backup").
  public var format: String
  /// The habits in the order of the list that they come from.
  public var habits: [PortableHabit]
  /// What could not be taken over as it was, one sentence each, for the person to read.
  public var remarks: [String]

  /// A history of a named format.
  public init(format: String, habits: [PortableHabit], remarks: [String] = []) {
    self.format = format
    self.habits = habits
    self.remarks = remarks
  }
}
