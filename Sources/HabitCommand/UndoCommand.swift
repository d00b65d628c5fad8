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
    let (store, state) = (session.store, session.store.state(of: habit, on: day))
    if let amount {
      guard state.count > 0 else { throw Self.nothing(habit.name, day) }
      store.add(-(try habit.measure.typedAmount(amount)), to: habit, on: day)
    } else if state.standing.isSlip {
      store.complete(day, of: habit)
    } else if state.isSkipped || state.isMissed {
      store.reopen(day, of: habit)
    } else if state.count == 0 {
      throw Self.nothing(habit.name, day)
    } else if habit.measure == .times, state.goal != 1 {
      store.add(-1, to: habit, on: day)
    } else {
      store.setCount(0, on: day, of: habit)
    }
    try session.requireSaved()
    return HabitReport(habit, on: day, in: session.store)
  }

  private static func nothing(_ name: String, _ day: CalendarDay) -> CommandFailure {
    .usage("nothing was done for “\(name)” on \(day)")
  }
}
