import Foundation
import HabitEngine
import SwiftData

/// What others write to the same store: a background import, the `habit` command.
extension HabitStore {
  /// Reads the histories again that others have written since they were read here.
  func follow(_ habits: [Habit]) {
    do {
      for habit in habits where habit.historyVersion != entry(for: habit).version {
        try read(habit)
      }
    } catch {
      tell("The history could not be read again", error)
    }
  }

  /// Reads a habit's history again if others have written it, before it is written here: what is
  /// shown would otherwise lack their days for good.
  func catchUp(with habit: Habit) throws {
    // The fetch brings the object up to date with the store.
    guard let habit = try self.habit(habit.id) else { return }
    if habit.historyVersion != entry(for: habit).version { try read(habit) }
  }

  private func read(_ habit: Habit) throws {
    let (id, version) = (habit.id, habit.historyVersion)
    // A context of its own, so that the objects of a long history go when they are read.
    let log = try StoredHistories.log(of: id, in: ModelContext(context.container))
    setLog(log, version: version, for: id)
  }
}
