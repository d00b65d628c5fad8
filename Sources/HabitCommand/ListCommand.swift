import ArgumentParser
import HabitData
import HabitLaunch

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

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let store = session.store
    let habits = try store.allHabits()
    let listed = habits.filter { ($0.archivedAt != nil) == archived }
    try store.read(listed)
    let reports = listed.map { HabitReport($0, on: store.today, in: store) }
    let identifiers = ShortIdentifiers(habits.map(\.id))
    let table = TextColumns.lines(
      reports.map { [$0.name, $0.state, $0.streakLabel, identifiers[$0.id]] }
    )
    return CommandAnswer(
      text: reports.isEmpty ? String(localized: "No habits.") : table,
      value: reports
    )
  }
}
