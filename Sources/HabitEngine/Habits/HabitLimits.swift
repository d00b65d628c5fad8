/// The limits of a habit's properties. Text lengths are in characters.
public enum HabitLimits {
  /// The longest name. A name has at least one character.
  public static let name = 80
  /// The longest description.
  public static let details = 500
  /// The longest note of a day.
  public static let note = 500
  /// The longest category name. A category name has at least one character.
  public static let category = 30
  /// The largest number of categories.
  public static let categories = 200
  /// The longest unit name.
  public static let unit = 20
  /// The valid positions in the manual order.
  public static let positions = -1_000_000_000...1_000_000_000

  /// Returns a position clamped to ``positions``.
  public static func position(_ position: Int) -> Int {
    min(max(position, positions.lowerBound), positions.upperBound)
  }
}
