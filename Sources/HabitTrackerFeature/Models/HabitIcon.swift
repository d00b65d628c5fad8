/// The symbols that a habit can have, by their SF Symbols names.
enum HabitIcon {
  /// The symbol of a new habit.
  static let standard = "star.fill"

  /// The first symbols to choose from, with what they are called for people who hear them.
  static let first: [(name: String, label: String)] = [
    ("figure.run", "Running"), ("book.fill", "Book"), ("drop.fill", "Water"),
    ("moon.fill", "Moon"), ("heart.fill", "Heart"), ("dumbbell.fill", "Dumbbell"),
    ("fork.knife", "Food"), ("paintbrush.fill", "Paintbrush"), ("music.note", "Music"),
    ("graduationcap.fill", "Graduation"), ("leaf.fill", "Leaf"), ("star.fill", "Star"),
  ]
}
