import ArgumentParser

/// The habit and the day that a command is about.
struct HabitDay: ParsableArguments {
  @Argument(help: "The habit, or the beginning of its name.", completion: .habitNames)
  var name: String

  @Option(help: DayArgument.help)
  var day: DayArgument?
}
