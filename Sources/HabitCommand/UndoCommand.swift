import ArgumentParser
import HabitEngine

/// `habit undo`: takes back what `done`, `slip` or `skip` did to a day.
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
    // A day that an earlier version took can be taken back.
    let day = try session.day(target.day, from: .min)
    try session.store.takeBack(amount, of: habit, on: day)
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
