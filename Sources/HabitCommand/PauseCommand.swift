import ArgumentParser
import HabitData
import HabitEngine

/// The `habit pause` command, which pauses habits.
struct PauseCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pause",
      abstract: .localized("Pause habits for some days without breaking streaks.")
    )
  }

  @OptionGroup var selection: HabitSelection

  @Option(
    help: .localized("The first day of the pause; today by default.", valueName: "day"),
    transform: DayArgument.init
  )
  var from: DayArgument?

  @Option(
    help: .localized(
      "The last day of the pause; without it, the pause has no end.",
      valueName: "day"
    ),
    transform: DayArgument.init
  )
  var until: DayArgument?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let (store, today) = (session.store, session.store.today)
    let habits = try selection.habits(in: session)
    let first = from?.day(today: today) ?? today
    let last = until?.day(today: today)
    try store.requestPause(habits, from: first, until: last)
    try session.store.requireSaved()
    return PauseReport.answer(
      try habits.map(store.refreshed).map { PauseReport($0, $0.pauses.pause(on: first)) }
    )
  }
}
