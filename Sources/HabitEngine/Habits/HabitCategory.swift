/// What part of life a habit is for.
public enum HabitCategory: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case health, productivity, personal, fitness, learning, social

  /// The category of a word, however it is written; nil for other words.
  public static func known(_ word: String) -> HabitCategory? {
    HabitCategory(rawValue: word.lowercased())
  }

  /// The category itself.
  public var id: Self { self }

  /// The name to show.
  public var name: String {
    switch self {
    case .health: "Health"
    case .productivity: "Productivity"
    case .personal: "Personal"
    case .fitness: "Fitness"
    case .learning: "Learning"
    case .social: "Social"
    }
  }
}
