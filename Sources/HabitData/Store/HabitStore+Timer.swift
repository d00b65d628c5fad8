import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// The timers of habits. They belong to the store, not to a window: one that runs goes on through
/// restarts, and what it has is written to its days once it stops, or when a day is over.
extension HabitStore {
  /// Starts a habit's timer, or has it go on; nothing for a habit that is not counted in minutes, as
  /// it has no timer on any screen.
  package func startTimer(_ habit: Habit) {
    changeTimer(of: habit) { if habit.measure == .time { $0.start(at: days.now) } }
  }

  /// Has a habit's timer wait; nothing is written yet.
  package func pauseTimer(_ habit: Habit) {
    changeTimer(of: habit) { $0.pause(at: days.now) }
  }

  /// Stops a habit's timer and adds its time to the days it was spent on.
  package func stopTimer(_ habit: Habit) {
    writeTimer(of: habit, "Timer of “\(habit.name)”") { timer in
      timer.stop(at: days.now, boundary: days.boundary)
    }
  }

  /// Lets go of what a habit's timer has.
  package func discardTimer(_ habit: Habit) {
    var before = HabitTimer()
    let isSaved = attempt {
      try requirePresence(of: habit)
      before = habit.timer
      habit.timer = HabitTimer()
    }
    guard isSaved, before.phase != .stopped else { return }
    let id = habit.id
    registerUndo(
      "Discarding the timer of “\(habit.name)”",
      notice: "Discarded the time of \(habit.name)"
    ) { [before] store in
      store.bringBack(before, of: id)
    }
  }

  /// Ends a habit's timer in the transaction of a write, before what it counts is measured otherwise:
  /// its time would become so many kilometres.
  func endTimer(of habit: Habit) throws -> [DayChange] {
    guard habit.timer.phase != .stopped else { return [] }
    let run = habit.timer.run
    let spent = habit.timer.stop(at: days.now, boundary: days.boundary)
    return try add(spent.filter { $0.day <= today }, to: habit, from: run)
  }

  /// Writes what timers have of days that are over: at midnight, and at the start of a program that
  /// did not run then.
  package func writeFinishedTimers() {
    do {
      let running = FetchDescriptor<Habit>(
        predicate: #Predicate { $0.timerStart != nil || $0.timerStretches != nil }
      )
      for habit in try context.fetch(running) {
        writeTimer(of: habit, nil) { timer in
          timer.takeFinishedDays(at: days.now, boundary: days.boundary)
        }
      }
    } catch {
      report("The timers could not be read", error)
    }
  }

  private func changeTimer(of habit: Habit, _ change: (inout HabitTimer) -> Void) {
    _ = attempt {
      // As it is by now: another window may have started or stopped it.
      guard let habit = try presentHabit(habit) else { return }
      change(&habit.timer)
    }
  }

  private func bringBack(_ timer: HabitTimer, of id: UUID) {
    _ = attempt {
      guard let habit = try habit(id), habit.timer.phase == .stopped else { return }
      habit.timer = timer
    }
  }

  /// - Parameters:
  ///   - name: What undo calls it; nil where it is not to be taken back.
  ///   - take: Takes out of the timer what is to be written.
  private func writeTimer(
    of habit: Habit,
    _ name: String?,
    take: (inout HabitTimer) -> [(day: CalendarDay, seconds: Int)]
  ) {
    var made: [DayChange] = []
    let isSaved = attempt {
      guard let habit = try presentHabit(habit) else { return }
      var timer = habit.timer
      let run = timer.run
      let spent = take(&timer)
      if timer != habit.timer { habit.timer = timer }
      made = try add(spent.filter { $0.day <= today }, to: habit, from: run)
    }
    guard isSaved else { return }
    show(made, of: habit)
    guard let name, !made.isEmpty else { return }
    let id = habit.id
    registerUndo(name) { [made] store in
      for change in made { store.takeBack(change, of: id) }
    }
  }

  private func presentHabit(_ habit: Habit) throws -> Habit? {
    try requirePresence(of: habit)
    return try self.habit(habit.id)
  }
}

extension HabitTimer {
  /// Which run it is, the same on all devices: by the instant of its first start. Nil where there is
  /// none.
  fileprivate var run: WriterID? {
    let start = stretches.map(\.start).min() ?? runningSince
    return start.map { WriterID(rawValue: UInt64(max($0.milliseconds, 0))) }
  }
}
