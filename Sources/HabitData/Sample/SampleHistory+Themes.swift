import HabitEngine

extension SampleHistory {
  /// The properties of a sample habit.
  struct Theme {
    var name: String
    var details = ""
    var icon: String
    var color: HabitColorPreset
    var category: HabitCategory?
    var completionsPerDay = 1
    var goal = StreakGoal.standard
  }

  /// A variety of habits: once and several times a day, weekly goals, a long name, and a
  /// right-to-left name.
  static let themes = [
    Theme(
      name: "Morning run",
      details: "30 minutes before breakfast",
      icon: "figure.run",
      color: .coralRed,
      category: .fitness
    ),
    Theme(
      name: "Drink water",
      details: "8 glasses",
      icon: "drop.fill",
      color: .cyan,
      category: .health,
      completionsPerDay: 8
    ),
    Theme(
      name: "Read",
      details: "20 pages",
      icon: "book.fill",
      color: .indigo,
      category: .learning,
      goal: StreakGoal(period: .week, basis: .day, value: 5)
    ),
    Theme(name: "Meditate", icon: "leaf.fill", color: .green, category: .health),
    Theme(
      name: "Strength training",
      details: "Mon, Wed, Fri",
      icon: "dumbbell.fill",
      color: .orange,
      category: .fitness,
      goal: StreakGoal(period: .week, basis: .day, value: 3)
    ),
    Theme(
      name: "Guitar practice",
      icon: "music.note",
      color: .magenta,
      category: .learning,
      goal: StreakGoal(period: .week, basis: .value, value: 6)
    ),
    Theme(name: "Asleep by eleven", icon: "moon.fill", color: .purple, category: .health),
    Theme(
      name: "Call somebody I have not spoken with for a while, and listen more than I talk",
      icon: "heart.fill",
      color: .pink,
      category: .social
    ),
    Theme(
      name: "Vegetables",
      details: "With every meal",
      icon: "fork.knife",
      color: .lime,
      category: .health,
      completionsPerDay: 3
    ),
    Theme(name: "لغة عربية", icon: "graduationcap.fill", color: .yellow, category: .learning),
    Theme(
      name: "Draw",
      icon: "paintbrush.fill",
      color: .teal,
      category: .personal,
      goal: StreakGoal(period: .day, basis: .day, value: 7)
    ),
    Theme(
      name: "Clear the inbox",
      icon: "star.fill",
      color: .gray,
      category: .productivity,
      completionsPerDay: 2
    ),
  ]
}
