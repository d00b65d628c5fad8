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
    let isSaved = attempt { context in
      let habit = try context.existingHabit(habit.id, named: habit.name)
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

  /// Ends a habit's timer within a write that changes the measure: otherwise its minutes would become
  /// kilometers.
  func endTimer(of habit: Habit, in context: ModelContext) throws -> WrittenDays {
    guard habit.timer.phase != .stopped else { return WrittenDays(habit: habit.id) }
    let spent = habit.timer.stop(at: days.now, boundary: days.boundary)
    return try add(spent.filter { $0.day <= today }, to: habit, in: context)
  }

  /// Writes what timers have of days that are over: at midnight, and at the start of a program that
  /// did not run then.
  package func writeFinishedTimers() {
    do {
      // A predicate can't compare the stretches of a timer, which are stored as encoded data.
      let timed = try context.fetch(FetchDescriptor<Habit>()).filter { $0.timer.phase != .stopped }
      // Each write gives the views another context, so the objects of this one are not used again.
      for id in timed.map(\.id) {
        guard let habit = try habit(id) else { continue }
        writeTimer(of: habit, nil) { timer in
          timer.takeFinishedDays(at: days.now, boundary: days.boundary)
        }
      }
    } catch {
      report("The timers could not be read", error)
    }
  }

  private func changeTimer(of habit: Habit, _ change: (inout HabitTimer) -> Void) {
    _ = attempt { context in
      // The newest state: another window may have started or stopped it.
      let habit = try context.existingHabit(habit.id, named: habit.name)
      change(&habit.timer)
    }
  }

  private func bringBack(_ timer: HabitTimer, of id: UUID) {
    _ = attempt { context in
      guard let habit = try context.habit(id), habit.timer.phase == .stopped else { return }
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
    let (id, habitName) = (habit.id, habit.name)
    var written = WrittenDays(habit: id)
    let isSaved = attemptTimed { context in
      let habit = try context.existingHabit(id, named: habitName)
      var timer = habit.timer
      let run = timer.run
      let spent = take(&timer)
      if timer != habit.timer { habit.timer = timer }
      written = try add(spent.filter { $0.day <= today }, to: habit, in: context)
      return written.additions(from: run)
    }
    guard isSaved else { return }
    histories.show(written)
    guard let name, !written.changes.isEmpty else { return }
    registerUndo(name) { [written] store in
      for change in written.changes { store.takeBack(change, of: id) }
    }
  }
}

extension HabitTimer {
  /// Which run it is, the same on all devices: by the instant of its first start. Nil where there is
  /// none.
  var run: WriterID? {
    let start = stretches.map(\.start).min() ?? runningSince
    return start.map { WriterID(rawValue: UInt64(max($0.milliseconds, 0))) }
  }
}
