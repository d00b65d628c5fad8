import ArgumentParser
import HabitEngine

/// The `habit slip` command, which records a slip of a quit habit.
struct SlipCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "slip",
    abstract: "Record a slip of a habit to give up.",
    discussion: """
      Without an amount the day goes beyond its limit. An amount is added to what the day has, and \
      within the limit the day is kept.
      """
  )

  @OptionGroup var target: HabitAndDay

  @Argument(help: "How often it happened, or how much, besides what the day has.")
  var amount: String?

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: target.name)
    guard habit.kind == .quit else {
      throw CommandFailure.usage(
        "“\(habit.name)” is no habit to give up; “habit undo” takes back what was done"
      )
    }
    let day = try session.day(target.day)
    if let amount {
      try session.add(try habit.measure.typedAmount(amount), to: habit, on: day)
    } else {
      try session.store.requireRoom(for: habit.measure.step, of: habit, on: day)
      session.store.recordSlip(day, of: habit)
    }
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
