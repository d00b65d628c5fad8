import ArgumentParser

/// The `habit skip` command, which skips a day so that it neither extends nor breaks a streak.
struct SkipCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "skip",
      abstract: .localized("Skip a day without breaking the streak.")
    )
  }

  @OptionGroup var target: HabitAndDay

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    session.store.skip(day, of: habit)
    return try session.answer(habit, on: day)
  }
}
