/// What part of life a habit is for.
enum HabitCategory: String, CaseIterable, Codable, Hashable, Identifiable {
  case health, productivity, personal, fitness, learning, social

  var id: Self { self }

  /// The name to show.
  var name: String {
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
