import ArgumentParser
import HabitData
import HabitEngine

/// `habit timer`: the timer of a habit that is counted in minutes.
struct TimerCommand: StoreCommand {
  /// What is done to the timer.
  enum Step: String, CaseIterable, ExpressibleByArgument {
    case start, pause, stop, discard
  }

  static let configuration = CommandConfiguration(
    commandName: "timer",
    abstract: "Time a habit that is counted in minutes; the app shows the same timer.",
    discussion: """
      start begins it or has it go on, pause has it wait, stop adds its time to the days it was \
      spent on, and discard lets go of it.
      """
  )

  @Argument(help: "What to do: start, pause, stop or discard.")
  var step: Step

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> TimerReport {
    let (store, habit) = (session.store, try session.habit(named: name))
    switch step {
    case .start: try store.requireTimed(habit)
    case .pause: try store.requireTimer(of: habit, running: true)
    case .stop, .discard: try store.requireTimer(of: habit)
    }
    switch step {
    case .start: store.startTimer(habit)
    case .pause: store.pauseTimer(habit)
    case .stop: store.stopTimer(habit)
    case .discard: store.discardTimer(habit)
    }
    try session.requireSaved()
    return TimerReport(try store.refreshed(habit), in: store)
  }
}
