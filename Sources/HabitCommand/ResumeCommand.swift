import ArgumentParser
import HabitData
import HabitEngine

/// The `habit resume` command, which ends pauses.
struct ResumeCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "resume",
      abstract: .localized("End the current pause of habits, or cancel their next one.")
    )
  }

  @OptionGroup var selection: HabitSelection

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let changed = try session.store.requestResume(try selection.habits(in: session))
    try session.store.requireSaved()
    return PauseReport.answer(changed.map { PauseReport($0, nil) })
  }
}
