import HabitEngine

/// Habitica's `history.csv`: a row for each change of a task's value, in chronological order.
struct HabiticaHistory: TableFormat {
  let name = "Habitica history"
  private static let columns = ["Task Name", "Task ID", "Task Type", "Date", "Value"]

  func recognizes(_ table: TableFile) -> Bool {
    table.header == Self.columns
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(3, of: table)
    var habits = NamedHabits(prefix: "habitica")
    var scores: [Int: HabiticaScores] = [:]
    try table.rows(progress).forEachRow { row in
      guard let value = Double(row[4]), value.isFinite else {
        throw row.invalid(.notANumber(row[4]))
      }
      let place = try habits.place(of: row[0], key: row[1], of: row)
      let day = try dates.foreignDay(row[3], of: row)
      scores[place, default: HabiticaScores(isDaily: row[2] == "daily")]
        .add(value, on: day, to: &habits.habits[place])
    }
    return PortableHistory(format: name, habits.habits)
  }
}

/// The scores of a Habitica task, read entry by entry in chronological order.
///
/// The value starts at 0. It increases when the task is done, and decreases when the task is
/// missed. Entries of later versions also contain the status.
struct HabiticaScores {
  /// True for a task that is due on certain days; other tasks can be done any number of times.
  let isDaily: Bool
  private var last = 0.0

  init(isDaily: Bool) {
    self.isDaily = isDaily
  }

  /// Adds an entry that contains only the value.
  mutating func add(_ value: Double, on day: CalendarDay, to habit: inout HabitBuilder) {
    let change = value - last
    last = value
    if change > 0 {
      isDaily ? complete(day, &habit) : habit.sum(1, on: day, note: "")
    } else if !isDaily {
      // A minus button was pressed.
      habit.otherRecords += 1
    } else if change < 0 {
      miss(before: day, &habit)
    }
  }

  /// Adds an entry with a status. Its day is the day of a completion, or the day after a missed
  /// day.
  func add(isCompleted: Bool, on day: CalendarDay, to habit: inout HabitBuilder) {
    isCompleted ? complete(day, &habit) : miss(before: day, &habit)
  }

  private func complete(_ day: CalendarDay, _ habit: inout HabitBuilder) {
    habit.add(1, on: day, note: "")
  }

  /// Adds a missed day. Habitica closes a day only when the user next opens the app, on `day`.
  private func miss(before day: CalendarDay, _ habit: inout HabitBuilder) {
    habit.add(0, on: day.advanced(by: -1), note: "")
  }
}
