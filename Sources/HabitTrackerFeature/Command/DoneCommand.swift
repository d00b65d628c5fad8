import ArgumentParser
import HabitEngine

/// `habit done`: completes a day, or counts one more.
struct DoneCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "done",
    abstract: "Complete a habit, or count one more where it is done several times a day."
  )

  @OptionGroup var target: HabitDay

  @Option(help: ArgumentHelp("How often it was done in all on that day.", valueName: "n"))
  var count: Int?

  @OptionGroup var options: CommandOptions

  func validate() throws {
    guard let count else { return }
    guard (1...DayRecord.counts.upperBound).contains(count) else {
      throw ValidationError("The count \(count) is not from 1 to \(DayRecord.counts.upperBound).")
    }
  }

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    let state = session.store.state(of: habit, on: day)
    let isOnce = state.goal == 1
    let next = isOnce ? max(1, state.count) : state.count + 1
    session.store.setCount(count ?? next, on: day, of: habit)
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
