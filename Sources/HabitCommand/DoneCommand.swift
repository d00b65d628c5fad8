import ArgumentParser
import HabitEngine

/// The `habit done` command, which completes a day or adds an amount.
struct DoneCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "done",
    abstract: "Complete a habit, or count what was done.",
    discussion: """
      Without an amount the day is complete, and a habit that is done several times a day counts one \
      more. An amount is added to what the day has, in the habit's unit: 3.2 or 3,2; time is in \
      minutes, and 0:30 is half of one. A habit to give up is kept after all.
      """
  )

  @OptionGroup var target: HabitAndDay

  @Argument(help: "How often it was done, or how much, besides what the day has.")
  var amount: String?

  @Option(
    help: ArgumentHelp("How often it was done in all on that day, or how much.", valueName: "n")
  )
  var count: String?

  @OptionGroup var options: CommandOptions

  func validate() throws {
    guard amount == nil || count == nil else {
      throw ValidationError("An amount can't be used with --count.")
    }
  }

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    let measure = habit.measure
    if let count {
      session.store.setCount(try measure.typedAmount(count), on: day, of: habit)
    } else if let amount {
      try session.add(try measure.typedAmount(amount), to: habit, on: day)
    } else if habit.kind == .build, measure == .times, habit.completionsPerDay > 1 {
      try session.add(1, to: habit, on: day)
    } else {
      session.store.complete(day, of: habit)
    }
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
