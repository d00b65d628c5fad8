import ArgumentParser

/// `habit skip`: leaves a day out, so that it neither extends nor breaks a streak.
struct SkipCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Leave a day out: it neither extends nor breaks a streak."
  )

  @Argument(help: "The habit, or the beginning of its name.", completion: .habitNames)
  var name: String

  @Option(help: DayArgument.help)
  var day: DayArgument?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: name)
    let day = try session.day(day)
    session.store.skip(day, of: habit)
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
