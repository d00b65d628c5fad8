import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// Timers of habits. They belong to the store, so a running timer continues across restarts.
///
/// A timer's time is added to days when the timer stops. The time of a stretch that was ended by a
/// pause is added earlier: as soon as the stretch's day is over.
extension HabitStore {
  /// Returns today's seconds of a habit's timer that are not added to a day yet.
  package func timerSeconds(of habit: Habit, at now: Date) -> Int {
    habit.timer.secondsToday(at: now, boundary: days.boundary)
  }

  /// Returns an instant by the system's clock. A timer that was started then and never paused would
  /// show the same time today as this timer. Nil if the timer is not running.
  package func timerStart(of habit: Habit) -> Date? {
    habit.timer.unbrokenStart(from: days.boundary.start(of: today)).map(days.clock.systemTime)
  }

  /// Starts or resumes a habit's timer. Does nothing if the habit is not measured in time, because
  /// no screen would show the timer.
  package func startTimer(_ habit: Habit) {
    changeTimer(of: habit) { if habit.measure == .time { $0.start(at: days.now) } }
  }

  /// Pauses a habit's timer. Nothing is added to days yet.
  package func pauseTimer(_ habit: Habit) {
    changeTimer(of: habit) { $0.pause(at: days.now) }
  }

  /// Returns the question to answer before a habit's timer can stop; nil if there is none.
  package func timerQuestion(of habit: Habit) throws -> TimerQuestion? {
    days.updateToday()
    return TimerQuestion(try refreshed(habit), at: days.now)
  }

  /// Stops a habit's timer and adds its time to the days in which it ran. If there is a
  /// ``TimerQuestion``, sets ``askedTimer`` instead.
  package func stopTimer(_ habit: Habit) {
    reporting {
      askedTimer = try timerQuestion(of: habit)
      if askedTimer == nil { stopTimer(habit, keeping: .all) }
    }
  }

  /// Stops a habit's timer and adds a part of its time.
  package func stopTimer(_ habit: Habit, keeping part: TimerPortion) {
    days.updateToday()
    writeTimer(of: habit, String(localized: "Timer of “\(habit.name)”")) { timer, habit in
      let first = timer.firstStart.map(days.boundary.day) ?? today
      let all = timer.stop(at: days.now, boundary: days.boundary)
      switch part {
      case .all: return all
      case .seconds(let seconds):
        let created = days.boundary.day(of: habit.createdAt)
        return [(day: min(max(first, created), today), seconds: seconds)]
      }
    }
  }

  /// Stops a habit's timer and discards its time.
  package func discardTimer(_ habit: Habit) {
    let discarded = attempt { context in
      let habit = try context.existing(habit)
      defer { habit.timer = HabitTimer() }
      return habit.timer
    }
    guard let discarded, discarded.phase != .stopped else { return }
    let id = habit.id
    registerUndo(
      String(localized: "Discarding the timer of “\(habit.name)”"),
      notice: String(localized: "Discarded the time of \(habit.name)")
    ) { store in
      _ = store.attempt { context in
        guard let habit = try context.habit(id), habit.timer.phase == .stopped else { return }
        habit.timer = discarded
      }
    }
  }

  /// Stops a habit's timer in a transaction that changes the measure, so that its seconds are added
  /// in the old unit.
  ///
  /// - Throws: ``HabitStoreError/timerAsks(_:)``.
  func endTimer(of habit: Habit, in context: ModelContext) throws -> WrittenDays {
    guard habit.timer.phase != .stopped else { return WrittenDays(habit: habit.id) }
    if let question = TimerQuestion(habit, at: days.now) {
      throw HabitStoreError.timerAsks(question)
    }
    let run = habit.timer.run
    let spent = habit.timer.stop(at: days.now, boundary: days.boundary)
    return try add(spent, of: run, to: habit, in: context)
  }

  /// Adds seconds to days, in a transaction.
  ///
  /// - Parameter run: The timer's run. Devices that stop the same run write the same addition,
  ///   which counts once.
  private func add(
    _ spent: [(day: CalendarDay, seconds: Int)],
    of run: WriterID?,
    to habit: Habit,
    in context: ModelContext
  ) throws -> WrittenDays {
    try write(
      spent.filter { $0.day <= today }
        .map { part in (part.day, { $0.setCount($0.doneCount + part.seconds) }) },
      of: habit,
      adding: { added in run.map { .given(added, cause: $0) } ?? .added(added) },
      in: context
    )
  }

  /// Adds the time of finished stretches on past days. Call it at midnight and at launch.
  ///
  /// The write is dated by the end of the last finished stretch, so that it does not replace a later
  /// change of the timer on another device, which may not have arrived yet.
  package func writeFinishedTimers() {
    changeTimers { habit in
      guard TimerQuestion(habit, at: days.now) == nil, let end = habit.timer.stretches.last?.end
      else { return }
      writeTimer(of: habit, nil, at: min(end, days.now)) { timer, _ in
        timer.takeFinishedDays(at: days.now, boundary: days.boundary)
      }
    }
  }

  /// Records in running timers that the system's clock was set.
  ///
  /// - Parameter expected: The time that the clock would show if it had not been set.
  package func noteClockSet(from expected: Date) {
    changeTimers { habit in
      changeTimer(of: habit) { $0.noteClockSet(from: expected, to: days.now) }
    }
  }

  private func changeTimers(_ change: (Habit) -> Void) {
    reporting(String(localized: "Couldn't read the timers")) {
      // A predicate can't compare the stretches of a timer, which are stored as encoded data.
      let timed = try context.fetch(FetchDescriptor<Habit>()).filter { $0.timer.phase != .stopped }
      // Each write gives the views a new context, so the objects of this context are not used
      // afterward.
      for id in timed.map(\.id) {
        guard let habit = try habit(id) else { continue }
        change(habit)
      }
    }
  }

  private func changeTimer(of habit: Habit, _ change: (inout HabitTimer) -> Void) {
    _ = attempt { context in
      // The habit is fetched again, because another window may have started or stopped the timer.
      change(&(try context.existing(habit)).timer)
    }
  }

  /// Adds time from a timer to days.
  ///
  /// - Parameters:
  ///   - name: The name for undo; nil if the change can't be undone.
  ///   - date: The time of the change for other devices; nil for the current time.
  ///   - take: Removes the time to add from the timer.
  private func writeTimer(
    of habit: Habit,
    _ name: String?,
    at date: Date? = nil,
    take: (inout HabitTimer, Habit) -> [(day: CalendarDay, seconds: Int)]
  ) {
    let written = attempt(at: date) { context in
      let habit = try context.existing(habit)
      var timer = habit.timer
      let run = timer.run
      let spent = take(&timer, habit)
      if timer != habit.timer { habit.timer = timer }
      return try add(spent, of: run, to: habit, in: context)
    }
    guard let written else { return }
    histories.show(written)
    guard let name, !written.changes.isEmpty else { return }
    registerUndo(name) { $0.undo(written.changes, of: written.habit) }
  }
}

extension HabitTimer {
  /// The identifier of the timer's run, derived from its first start and therefore equal on all
  /// devices. Nil if the timer was not started.
  var run: WriterID? {
    let start = stretches.map(\.start).min() ?? runningSince
    return start.map { WriterID(rawValue: UInt64(max($0.milliseconds, 0))) }
  }
}
