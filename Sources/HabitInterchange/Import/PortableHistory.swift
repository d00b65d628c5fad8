import HabitEngine

/// The habits of a file with their history. Reading a file stores nothing.
public struct PortableHistory: Hashable, Sendable {
  /// The name of the file's format, such as "Loop Habit Tracker backup".
  public var format: String
  /// The habits in the file's order.
  public var habits: [PortableHabit]
  /// The categories that the file describes, in order.
  public var categories: [PortableCategory]
  /// The data that is left out and belongs to no habit.
  public var omissions: [ImportOmission]

  /// Creates a history.
  public init(
    format: String,
    habits: [PortableHabit],
    categories: [PortableCategory] = [],
    omissions: [ImportOmission] = []
  ) {
    self.format = format
    self.habits = habits
    self.categories = categories
    self.omissions = omissions
  }
}
