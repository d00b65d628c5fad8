/// Habits, one a line.
struct HabitTable: CommandAnswer, Equatable {
  let habits: [HabitReport]

  init(_ habits: [HabitReport]) {
    self.habits = habits
  }

  func encode(to encoder: any Encoder) throws {
    try habits.encode(to: encoder)
  }

  var words: String {
    guard !habits.isEmpty else { return "No habits." }
    let names = habits.map(\.name.count).max() ?? 0
    let states = habits.map(\.state.count).max() ?? 0
    return habits.map { habit in
      [habit.name.padded(to: names), habit.state.padded(to: states), habit.streakWords]
        .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// Letters, not columns, are counted: a terminal shows some of them wider.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
