import ArgumentParser
import HabitData

/// The `habit list` command, which lists the habits and today's state.
struct ListCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: .localized("List the habits and their state today."),
      discussion: .localized("The last column is the beginning of the habit's identifier.")
    )
  }

  @Flag(help: .localized("List the archived habits instead."))
  var archived = false

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitTable {
    let habits = try session.store.allHabits()
    let listed = habits.filter { ($0.archivedAt != nil) == archived }
    try session.store.read(listed)
    return try HabitTable(listed, in: session)
  }
}

/// A table of habits, one per line.
struct HabitTable: CommandAnswer, Equatable {
  let habits: [HabitReport]
  /// The beginning of each habit's identifier, in the order of ``habits``.
  let identifiers: [String]

  /// Creates a table with today's states.
  @MainActor init(_ habits: [Habit], in session: CommandSession) throws {
    let store = session.store
    let shortened = ShortIdentifiers(try session.store.allHabits().map(\.id))
    self.habits = habits.map { HabitReport($0, on: store.today, in: store) }
    identifiers = habits.map { shortened[$0.id] }
  }

  func encode(to encoder: any Encoder) throws {
    try habits.encode(to: encoder)
  }

  var text: String {
    guard !habits.isEmpty else { return String(localized: "No habits.") }
    return TextColumns.lines(
      zip(habits, identifiers).map { [$0.name, $0.state, $0.streakLabel, $1] }
    )
  }
}
