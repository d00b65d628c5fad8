/// How long the texts of a habit may be, in characters as a reader counts them.
public enum HabitLimits {
  /// A name, which has at least one.
  public static let name = 80
  /// A description.
  public static let details = 500
  /// A note of a day.
  public static let note = 500
  /// The name of a category, which has at least one.
  public static let category = 30
  /// How many categories there may be, which is no number of characters.
  public static let categories = 200
  /// The name of a unit.
  public static let unit = 20
  /// The places in the manual order, which are no numbers of characters.
  public static let positions = -1_000_000_000...1_000_000_000

  /// The nearest of ``positions``.
  public static func position(_ position: Int) -> Int {
    min(max(position, positions.lowerBound), positions.upperBound)
  }
}
