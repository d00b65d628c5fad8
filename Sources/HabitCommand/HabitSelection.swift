import ArgumentParser
import HabitData

/// The habits of a command: one habit, the habits of a category, or all habits that are not
/// archived.
struct HabitSelection: ParsableArguments {
  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String?

  @Flag(help: .localized("All habits that are not archived."))
  var all = false

  @Option(help: .localized("All habits of a category.", valueName: "name"))
  var category: String?

  func validate() throws {
    let count = [name != nil, all, category != nil].count { $0 }
    guard count == 1 else {
      throw ValidationError(String(localized: "Name a habit, or use --all or --category."))
    }
  }

  /// Returns the selected habits, at least one. Archived habits are selected only by name.
  @MainActor func habits(in session: CommandSession) throws -> [Habit] {
    if let name { return [try session.habit(named: name)] }
    var habits = try session.store.allHabits().filter { $0.archivedAt == nil }
    if let category {
      let id = try session.category(named: category)
      habits = habits.filter { $0.category == id }
    }
    guard !habits.isEmpty else {
      throw CommandFailure.usage(String(localized: "there are no matching habits"))
    }
    try session.store.read(habits)
    return habits
  }
}

/// The habit and day of a command.
struct HabitAndDay: ParsableArguments {
  @Argument(help: Self.habitHelp, completion: .habits)
  var name: String

  @Option(help: DayArgument.help, transform: DayArgument.init)
  var day: DayArgument?

  static var habitHelp: ArgumentHelp {
    .localized("The habit: its name or identifier, or the beginning of either.")
  }
}
