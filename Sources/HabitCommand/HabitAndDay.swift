import ArgumentParser

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
