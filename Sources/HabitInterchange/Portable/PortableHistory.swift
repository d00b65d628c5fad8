/// Habits with their history as values, on their way in or out. Nothing is stored yet.
public struct PortableHistory: Hashable, Sendable {
  /// The format that was recognised, in words ("Loop Habit Tracker backup").
  public var format: String
  /// The habits in the order of the list that they come from.
  public var habits: [PortableHabit]
  /// The categories that the file describes, in their order.
  public var categories: [PortableCategory]
  /// What belongs to none of the habits and is left out.
  public var omissions: [ImportOmission]

  /// A history of a named format.
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
