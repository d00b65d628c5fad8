/// What part of life a habit is for, by its key: one of the six that are there at first, or one that
/// the user has made.
public struct HabitCategory: RawRepresentable, Codable, Hashable, Identifiable, Sendable {
  /// The key, which stays when the category is renamed.
  public let rawValue: String

  /// The category of a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The category itself.
  public var id: Self { self }
}

extension HabitCategory {
  /// For body and mind.
  public static let health = HabitCategory(rawValue: "health")
  /// For work that is to be done.
  public static let productivity = HabitCategory(rawValue: "productivity")
  /// For oneself.
  public static let personal = HabitCategory(rawValue: "personal")
  /// For strength and stamina.
  public static let fitness = HabitCategory(rawValue: "fitness")
  /// For what is to be known.
  public static let learning = HabitCategory(rawValue: "learning")
  /// For others.
  public static let social = HabitCategory(rawValue: "social")

  /// Those that are there at first, in their order.
  public static let standard = [health, productivity, personal, fitness, learning, social]

  /// The standard category of a word, however it is written; nil for other words.
  public static func known(_ word: String) -> HabitCategory? {
    standard.first { $0.rawValue == word.lowercased() }
  }

  /// The name of a standard category until the user gives it another; nil for others.
  public var standardName: String? {
    Self.standard.contains(self) ? rawValue.prefix(1).uppercased() + rawValue.dropFirst() : nil
  }
}
