import ArgumentParser
import Foundation
import HabitData
import HabitEngine
import HabitLaunch

/// The `habit timer` command, which controls the timer of a habit that is measured in minutes.
struct TimerCommand: StoreCommand {
  /// The action on the timer.
  enum Step: String, CaseIterable, ExpressibleByArgument {
    case start, pause, stop, discard
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "timer",
      abstract: .localized("Time a habit measured in minutes, with the timer of the app."),
      discussion: .localized(
        """
        “start” starts or resumes the timer, “pause” pauses it, “stop” adds its time to the days in \
        which it ran, and “discard” stops it without adding anything.

        A timer that ran for more than 24 hours, that started before the habit was created, or during \
        which the clock was set stops only with --keep.
        """
      )
    )
  }

  @Argument(help: .localized("The action: start, pause, stop, or discard."))
  var step: Step

  @Argument(help: HabitAndDay.habitHelp, completion: .habits)
  var name: String

  @Option(
    help: .localized("The time to add when it stops: minutes (30 or 1:30), or all."),
    transform: TimerPortion.init(argument:)
  )
  var keep: TimerPortion?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func validate() throws {
    if keep != nil, step != .stop {
      throw ValidationError(String(localized: "--keep works only with “stop”"))
    }
  }

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let (store, habit) = (session.store, try session.habit(named: name))
    switch step {
    case .start: try store.requireTimed(habit)
    case .pause: try store.requireTimer(of: habit, running: true)
    case .stop, .discard: try store.requireTimer(of: habit)
    }
    switch step {
    case .start: store.startTimer(habit)
    case .pause: store.pauseTimer(habit)
    case .stop: try stop(habit, in: store)
    case .discard: store.discardTimer(habit)
    }
    try session.store.requireSaved()
    let report = TimerReport(try store.refreshed(habit), in: store)
    return CommandAnswer(text: report.text, value: report)
  }

  @MainActor private func stop(_ habit: Habit, in store: HabitStore) throws {
    guard let keep else {
      try store.requireNoQuestion(
        of: habit,
        help: String(localized: "Say how much to add: --keep 30 for 30 minutes, or --keep all.")
      )
      return store.stopTimer(habit)
    }
    if keep == .all { try store.requireWholeTimer(of: habit) }
    store.stopTimer(habit, keeping: keep)
  }
}

extension TimerPortion {
  /// Parses the value of `--keep`.
  fileprivate init(argument: String) throws {
    self =
      argument.lowercased() == "all" ? .all : .seconds(try Measure.time.requestedAmount(argument))
  }
}

/// The output for a habit's timer.
struct TimerReport: Encodable {
  let id: UUID
  let name: String
  /// The phase: `running`, `paused`, or `stopped`.
  let timer: HabitTimer.Phase
  /// The seconds of today that are not recorded yet.
  let seconds: Int
  /// Today's recorded state: `10 min of 30 min`.
  let state: String

  @MainActor init(_ habit: Habit, in store: HabitStore) {
    id = habit.id
    name = habit.name
    timer = habit.timer.phase
    seconds = store.timerSeconds(of: habit, at: store.days.now)
    state = store.todayState(of: habit).summary
  }

  /// The report as text: "Read: timer running, 12 min 5 s beside 0 min of 30 min today".
  var text: String {
    let (name, phase) = (name.onOneLine, phase)
    guard seconds > 0 else { return String(localized: "\(name): \(phase), \(state) today") }
    let time = Measure.time.text(seconds)
    return String(
      localized: "\(name): \(phase), \(time) beside \(state) today",
      comment: "“Read: timer running, 12 min 5 s beside 0 min of 30 min today”."
    )
  }

  private var phase: String {
    switch timer {
    case .running: String(localized: "timer running")
    case .paused: String(localized: "timer paused")
    case .stopped: String(localized: "timer stopped")
    }
  }
}
