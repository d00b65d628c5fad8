import HabitEngine

extension SampleHistory {
  /// A variety of habits: once and several times a day, weekly goals, a long name, and a
  /// right-to-left name.
  static let themes = [
    HabitDraft(
      name: "Morning run",
      details: "30 minutes before breakfast",
      icon: "figure.run",
      color: color(.coralRed),
      category: .fitness
    ),
    HabitDraft(
      name: "Drink water",
      details: "8 glasses",
      icon: "drop.fill",
      color: color(.cyan),
      category: .health,
      target: HabitTarget(completionsPerDay: 8)
    ),
    HabitDraft(
      name: "Read",
      details: "20 pages",
      icon: "book.fill",
      color: color(.indigo),
      category: .learning,
      target: HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 5))
    ),
    HabitDraft(name: "Meditate", icon: "leaf.fill", color: color(.green), category: .health),
    HabitDraft(
      name: "Strength training",
      details: "Mon, Wed, Fri",
      icon: "dumbbell.fill",
      color: color(.orange),
      category: .fitness,
      target: HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 3))
    ),
    HabitDraft(
      name: "Guitar practice",
      icon: "music.note",
      color: color(.magenta),
      category: .learning,
      target: HabitTarget(goal: StreakGoal(period: .week, basis: .value, value: 6))
    ),
    HabitDraft(
      name: "Asleep by eleven",
      icon: "moon.fill",
      color: color(.purple),
      category: .health
    ),
    HabitDraft(
      name: "Call somebody I have not spoken with for a while, and listen more than I talk",
      icon: "heart.fill",
      color: color(.pink),
      category: .social
    ),
    HabitDraft(
      name: "Vegetables",
      details: "With every meal",
      icon: "fork.knife",
      color: color(.lime),
      category: .health,
      target: HabitTarget(completionsPerDay: 3)
    ),
    HabitDraft(
      name: "لغة عربية",
      icon: "graduationcap.fill",
      color: color(.yellow),
      category: .learning
    ),
    HabitDraft(
      name: "Draw",
      icon: "paintbrush.fill",
      color: color(.teal),
      category: .personal,
      target: HabitTarget(goal: StreakGoal(period: .day, basis: .day, value: 7))
    ),
    HabitDraft(
      name: "Clear the inbox",
      icon: "star.fill",
      color: color(.gray),
      category: .productivity,
      target: HabitTarget(completionsPerDay: 2)
    ),
  ]

  private static func color(_ preset: HabitColorPreset) -> String { preset.rawValue }
}
