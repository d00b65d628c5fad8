import Foundation
import HabitEngine
import SwiftData

/// What others write to the same store: a background import, the `habit` command.
extension HabitStore {
  /// Reads the histories again that others have written since they were read here.
  func follow(_ habits: [Habit]) {
    // Who saves much at once hands its histories over.
    guard !histories.isBusy else { return }
    do {
      for habit in habits where histories.isOld(habit) {
        // A context of its own, so that the objects of a long history go when they are read.
        try read(habit, in: ModelContext(context.container))
      }
    } catch {
      report("The history could not be read again", error)
    }
  }

  /// Reads a habit's history again if others have written it, before it is written here: what is
  /// shown would otherwise lack their days for good.
  ///
  /// To be called in the transaction of the write, so that nobody comes in between.
  func catchUp(with habit: Habit) throws {
    let name = habit.name
    // The fetch brings the object up to date with the store.
    guard let habit = try self.habit(habit.id) else { throw HabitStoreError.habitIsGone(name) }
    if habit.historyVersion != (try histories.entry(for: habit)).version {
      try read(habit, in: context)
    }
  }

  private func read(_ habit: Habit, in context: ModelContext) throws {
    let (id, version) = (habit.id, habit.historyVersion)
    let log = try StoredHistories.log(of: id, in: context)
    setLog(log, version: version, for: id)
  }
}
