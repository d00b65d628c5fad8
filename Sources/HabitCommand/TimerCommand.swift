import ArgumentParser
import Foundation
import HabitData
import HabitEngine

/// `habit timer`: the timer of a habit that is counted in minutes.
struct TimerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timer",
    abstract: "Time a habit that is counted in minutes; the app shows the same timer.",
    subcommands: [
      StartTimerCommand.self, PauseTimerCommand.self, StopTimerCommand.self,
      DiscardTimerCommand.self,
    ]
  )
}

/// `habit timer start`: starts it, or has it go on.
struct StartTimerCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Start the timer, or have it go on."
  )

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> TimerReport {
    let habit = try session.timedHabit(named: name)
    session.store.startTimer(habit)
    return try TimerReport(habit, in: session)
  }
}

/// `habit timer pause`: has it wait.
struct PauseTimerCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "pause",
    abstract: "Have the timer wait; nothing is written yet."
  )

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> TimerReport {
    let habit = try session.habit(named: name, whoseTimerIs: [.running])
    session.store.pauseTimer(habit)
    return try TimerReport(habit, in: session)
  }
}

/// `habit timer stop`: ends it, and adds its time to the days it was spent on.
struct StopTimerCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop",
    abstract: "Stop the timer, and add its time to the days it was spent on."
  )

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: name, whoseTimerIs: [.running, .paused])
    session.store.stopTimer(habit)
    try session.requireSaved()
    return HabitReport(habit, on: session.store.today, in: session.store)
  }
}

/// `habit timer discard`: lets go of what it has.
struct DiscardTimerCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "discard",
    abstract: "Let go of the time that the timer has."
  )

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> HabitReport {
    let habit = try session.habit(named: name, whoseTimerIs: [.running, .paused])
    session.store.discardTimer(habit)
    try session.requireSaved()
    return HabitReport(habit, on: session.store.today, in: session.store)
  }
}

extension CommandSession {
  /// The habit that a user means, which is counted in minutes.
  fileprivate func timedHabit(named query: String) throws -> Habit {
    let habit = try habit(named: query)
    guard habit.measure == .time else {
      throw CommandFailure.usage("“\(habit.name)” is not counted in minutes")
    }
    return habit
  }

  /// The habit that a user means, with a timer that has something.
  fileprivate func habit(
    named query: String,
    whoseTimerIs phases: Set<HabitTimer.Phase>
  ) throws -> Habit {
    let habit = try timedHabit(named: query)
    guard phases.contains(habit.timer.phase) else {
      throw CommandFailure.usage("the timer of “\(habit.name)” is not running")
    }
    return habit
  }
}
