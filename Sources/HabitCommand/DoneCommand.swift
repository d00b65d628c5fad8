import ArgumentParser
import HabitEngine

/// The `habit done` command, which completes a day or adds an amount.
struct DoneCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "done",
      abstract: .localized("Complete a habit, or count what was done."),
      discussion: .localized(
        """
        Without an amount, this completes the day, or counts one more for a habit that is done \
        several times a day. An amount, such as 3.2 or 3,2, is in the habit's unit and is added to \
        the day. Time is in minutes; 0:30 is half a minute. For a habit to quit, this removes the \
        day's slip.
        """
      )
    )
  }

  @OptionGroup var target: HabitAndDay

  @Argument(help: .localized("The count or amount to add to the day."))
  var amount: String?

  @Option(help: .localized("The day's total count or amount.", valueName: "n"))
  var count: String?

  @OptionGroup var options: CommandOptions

  func validate() throws {
    guard amount == nil || count == nil else {
      throw ValidationError(
        CommandFailure.exclusion(String(localized: "an amount"), "--count")
      )
    }
  }

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    let measure = habit.measure
    if let count {
      session.store.setCount(try measure.requestedAmount(count), on: day, of: habit)
    } else if let amount {
      try session.add(try measure.requestedAmount(amount), to: habit, on: day)
    } else if habit.kind == .build, measure == .times, habit.completionsPerDay > 1 {
      try session.add(1, to: habit, on: day)
    } else {
      session.store.complete(day, of: habit)
    }
    return try session.answer(habit, on: day)
  }
}
