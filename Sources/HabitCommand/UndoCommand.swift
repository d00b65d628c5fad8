import ArgumentParser
import HabitEngine

/// The `habit undo` command, which undoes `done`, `slip`, or `skip` on a day.
struct UndoCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Open a day again, or count one less where it is done several times a day.",
    discussion: """
      An amount is taken off what the day has; without one, the whole of it. Of a habit to give up, \
      a slip is taken back.
      """
  )

  @OptionGroup var target: HabitAndDay

  @Argument(help: "How much less it was.")
  var amount: String?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: target.name)
    // Days that an earlier version accepted can still be undone.
    let day = try session.day(target.day, from: .min)
    try session.store.takeBack(amount, of: habit, on: day)
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
