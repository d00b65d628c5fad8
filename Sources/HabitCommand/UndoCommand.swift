import ArgumentParser
import HabitEngine

/// The `habit undo` command, which undoes `done`, `slip`, or `skip` on a day.
struct UndoCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "undo",
      abstract: .localized("Undo a day, or count one less for a habit done several times a day."),
      discussion: .localized(
        """
        An amount is subtracted from the day; without one, the whole day is undone. If it is a \
        habit to quit, a slip is removed.
        """
      )
    )
  }

  @OptionGroup var target: HabitAndDay

  @Argument(help: .localized("The amount to subtract."))
  var amount: String?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    // Days that an earlier version accepted can still be undone.
    let day = try session.day(target.day, from: .min)
    try session.store.undoProgress(amount, of: habit, on: day)
    return try session.answer(habit, on: day)
  }
}
