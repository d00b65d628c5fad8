import ArgumentParser
import HabitEngine

/// The `habit slip` command, which records a slip of a quit habit.
struct SlipCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "slip",
      abstract: .localized("Record a slip of a habit to quit."),
      discussion: .localized(
        """
        Without an amount, the day is recorded as a slip. With an amount, the amount is added to \
        the day, and the day is a slip once the total exceeds the limit.
        """
      )
    )
  }

  @OptionGroup var target: HabitAndDay

  @Argument(help: .localized("The count or amount to add to the day."))
  var amount: String?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    guard habit.kind == .quit else {
      throw CommandFailure.usage(
        String(
          localized: "“\(habit.name)” is not a habit to quit; use “habit undo” to undo a day"
        )
      )
    }
    let day = try session.day(target.day)
    if let amount {
      try session.add(try habit.measure.requestedAmount(amount), to: habit, on: day)
    } else {
      try session.store.requireRoom(for: habit.measure.step, of: habit, on: day)
      session.store.recordSlip(day, of: habit)
    }
    return try session.answer(habit, on: day)
  }
}
