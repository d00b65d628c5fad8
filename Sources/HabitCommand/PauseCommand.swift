import ArgumentParser
import Foundation
import HabitData
import HabitEngine
import HabitLaunch

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

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

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

/// The `habit resume` command, which ends pauses.
struct ResumeCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "resume",
      abstract: .localized("End the current pause of habits, or cancel their next one.")
    )
  }

  @OptionGroup var selection: HabitSelection

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let changed = try session.store.requestResume(try selection.habits(in: session))
    try session.store.requireSaved()
    return PauseReport.answer(changed.map { PauseReport($0, nil) })
  }
}

/// A paused or resumed habit, in the output of `habit pause` and `habit resume`.
struct PauseReport: Encodable {
  let id: UUID
  let name: String
  /// The first day of the pause, or nil for a resumed habit.
  let from: String?
  /// The last day of the pause; nil if the pause has no end or the habit was resumed.
  let until: String?
  /// The description: "paused from 2026-03-09 to 2026-03-20", "not paused".
  let words: String

  private enum CodingKeys: CodingKey {
    case id, name, from, until
  }

  init(_ habit: Habit, _ pause: Pause?) {
    id = habit.id
    name = habit.name
    from = pause?.first.isoText
    until = pause?.last?.isoText
    words = pause?.words() ?? String(localized: "not paused")
  }

  /// Returns the output about several habits.
  static func answer(_ reports: [PauseReport]) -> CommandAnswer {
    let lines = reports.map { "\($0.name.onOneLine): \($0.words)" }
    return CommandAnswer(text: lines.joined(separator: "\n"), value: reports)
  }
}
