import ArgumentParser

/// `habit list`: the habits and what today looks like.
struct ListCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the habits and what today looks like.",
    discussion: "The last column is the beginning of the habit's identifier."
  )

  @Flag(help: "List the archived habits instead.")
  var archived = false

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitTable {
    let habits = try session.habits()
    let listed = habits.filter { ($0.archivedAt != nil) == archived }
    try session.store.read(listed)
    return HabitTable(
      listed.map { HabitReport($0, on: session.store.today, in: session.store) },
      ShortIdentifiers(habits.map(\.id))
    )
  }
}
