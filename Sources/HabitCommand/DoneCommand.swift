import ArgumentParser
import HabitEngine

/// `habit done`: completes a day, or counts one more.
struct DoneCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "done",
    abstract: "Complete a habit, or count one more where it is done several times a day."
  )

  @OptionGroup var target: HabitAndDay

  @Option(help: ArgumentHelp("How often it was done in all on that day.", valueName: "n"))
  var count: Int?

  @OptionGroup var options: CommandOptions

  func validate() throws {
    guard let count else { return }
    guard (1...Measure.times.counts.upperBound).contains(count) else {
      throw ValidationError(
        "The count \(count) is not from 1 to \(Measure.times.counts.upperBound)."
      )
    }
  }

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    if let count {
      session.store.setCount(count, on: day, of: habit)
    } else if habit.completionsPerDay == 1 {
      session.store.complete(day, of: habit)
    } else {
      session.store.add(1, to: habit, on: day)
    }
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
