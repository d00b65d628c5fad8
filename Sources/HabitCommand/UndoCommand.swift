import ArgumentParser

/// `habit undo`: takes back what `done` or `skip` did to a day.
struct UndoCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Open a day again, or count one less where it is done several times a day."
  )

  @OptionGroup var target: HabitAndDay

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: target.name)
    // A day that an earlier version took can be taken back.
    let day = try session.day(target.day, from: .min)
    let state = session.store.state(of: habit, on: day)
    if state.isSkipped || state.isMissed {
      session.store.reopen(day, of: habit)
    } else if state.count > 0, state.goal == 1 {
      session.store.setCount(0, on: day, of: habit)
    } else if state.count > 0 {
      session.store.add(-1, to: habit, on: day)
    } else {
      throw CommandFailure.usage("nothing was done for “\(habit.name)” on \(day)")
    }
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }
}
