/// The limits of a habit's properties. Text lengths are in characters.
public enum HabitLimits {
  /// The maximum length of a name. The minimum is one character.
  public static let name = 80
  /// The maximum length of a description.
  public static let details = 500
  /// The maximum length of a day's note.
  public static let note = 500
  /// The maximum length of a category name. The minimum is one character.
  public static let category = 30
  /// The maximum number of categories.
  public static let categories = 200
  /// The maximum length of a unit's name.
  public static let unit = 20
  /// The valid positions in the manual order.
  public static let positions = -1_000_000_000...1_000_000_000

  /// Returns a position clamped to ``positions``.
  public static func position(_ position: Int) -> Int {
    position.clamped(to: positions)
  }
}
