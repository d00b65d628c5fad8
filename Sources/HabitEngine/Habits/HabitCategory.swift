/// The key of a category: one of the six standard ones, or one that the user created.
public struct HabitCategory: RawRepresentable, Codable, Hashable, Identifiable, Sendable {
  /// The key, which does not change when the category is renamed.
  public let rawValue: String

  /// Creates the category of a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The category itself.
  public var id: Self { self }
}

extension HabitCategory {
  /// Body and mind.
  public static let health = HabitCategory(rawValue: "health")
  /// Work.
  public static let productivity = HabitCategory(rawValue: "productivity")
  /// Personal matters.
  public static let personal = HabitCategory(rawValue: "personal")
  /// Strength and stamina.
  public static let fitness = HabitCategory(rawValue: "fitness")
  /// Studying.
  public static let learning = HabitCategory(rawValue: "learning")
  /// Friends and family.
  public static let social = HabitCategory(rawValue: "social")

  /// The categories of a new store, in order.
  public static let standard = [health, productivity, personal, fitness, learning, social]

  /// Returns the standard category of a word, ignoring case; nil for other words.
  public static func known(_ word: String) -> HabitCategory? {
    standard.first { $0.rawValue == word.lowercased() }
  }

  /// The English name of a standard category before the user renames it; nil for others.
  public var standardName: String? {
    Self.standard.contains(self) ? rawValue.prefix(1).uppercased() + rawValue.dropFirst() : nil
  }
}
