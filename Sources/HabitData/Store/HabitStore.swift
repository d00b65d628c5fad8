import Foundation
import HabitEngine
import HabitSync
import Observation
import SwiftData

/// The one place that writes habits and their history. Each window has one: errors, undo and
/// notices belong to the window in which something was done. All windows share the histories
/// (``HabitHistories``).
///
/// Each write is on disk before the views show it; one that fails changes nothing and sets
/// ``errorMessage``.
@Observable @MainActor
package final class HabitStore: HabitReading {
  /// What went wrong with the last write, in words, or nil.
  package private(set) var errorMessage: String?
  /// What the window tells for a while, the last one last.
  package var notices: [Notice] = []
  /// The habit that the window made last.
  package internal(set) var newHabit: UUID?
  /// Another number after each change that can be taken back, or was.
  var undoVersion = 0

  /// Whether this is a window's store.
  @ObservationIgnored let isWindow: Bool
  /// What keeps the changes of the window, to take them back, where the system has it.
  @ObservationIgnored package var undoManager: UndoManager?
  /// What this store writes, where it is one action from elsewhere.
  @ObservationIgnored let delivery: Delivery?
  /// The taps that wait for another program.
  @ObservationIgnored let taps = TapQueue()
  /// Whether a change is being taken back in a way that is not to be taken back itself.
  @ObservationIgnored var isUndoOff = false
  /// What the write that is being made adds to the counts of days, for other devices: what they add
  /// meanwhile is added too.
  @ObservationIgnored var additions: [SyncJournal.Day: DayFact.Addition] = [:]
  @ObservationIgnored package let context: ModelContext
  @ObservationIgnored package let days: DayClock
  @ObservationIgnored let histories: HabitHistories
  /// Reads the same for all windows.
  @ObservationIgnored package let reader: HabitReader

  /// The store of what is no window: the app's services, a command.
  package init(context: ModelContext, days: DayClock, weekStart: WeekStart = .sunday) {
    self.context = context
    self.days = days
    isWindow = false
    delivery = nil
    histories = HabitHistories(context)
    reader = HabitReader(histories, days: days, weekStart: weekStart)
  }

  /// The store of one action that was done out of reach.
  /// - Parameter other: Any store of the app.
  package init(delivering delivery: Delivery, beside other: HabitStore) {
    context = other.context
    days = other.days
    isWindow = false
    self.delivery = delivery
    histories = other.histories
    reader = other.reader
  }

  /// The store of a new window.
  /// - Parameter other: Any store of the app.
  package init(windowBeside other: HabitStore) {
    context = other.context
    days = other.days
    isWindow = true
    delivery = nil
    histories = other.histories
    reader = other.reader
    histories.add(self)
  }

  /// The day that weeks begin with.
  package var weekStart: WeekStart { reader.weekStart }

  package func entry(for habit: Habit) -> HabitLogModel {
    histories.entry(for: habit) { [weak self] in self?.reportUnread($0) }
  }

  /// Says that a history could not be read.
  func reportUnread(_ error: any Error) { report("The history could not be read", error) }

  /// Reads the histories of habits, for callers that handle the error.
  package func read(_ habits: [Habit]) throws {
    for habit in habits { _ = try histories.entry(for: habit) }
  }

  /// Begins to read the histories, away from the main actor.
  package func readAhead() {
    histories.readAhead()
  }

  /// Returns when all histories have been read.
  package func historiesAreRead() async {
    await histories.areRead()
  }

  /// Takes another day for weeks to begin with.
  package func setWeekStart(_ weekStart: WeekStart) { reader.setWeekStart(weekStart) }

  // MARK: Writing

  /// Makes a change and saves it, or leaves everything as it was and shows why. Where it is tried
  /// again and saved, what went wrong before is forgotten.
  /// - Returns: Whether the change is on disk.
  func attempt(_ change: () throws -> Void) -> Bool {
    do {
      try save(change)
      dismissError()
      return true
    } catch {
      report("The change could not be saved", error)
      return false
    }
  }

  /// Makes a change and saves it, or leaves everything as it was and says why. Nobody else writes
  /// meanwhile, so a change may rest on what it reads.
  func save(_ change: () throws -> Void) throws {
    guard !histories.isBusy else { throw HabitStoreError.storeIsBusy }
    additions = [:]
    do {
      try context.transaction {
        try change()
        try SyncJournal(context).note(at: days.now, additions: additions)
      }
    } catch {
      context.rollback()
      throw error
    }
    noteWrite()
  }

  func noteWrite() { histories.onWrite?() }

  /// Has a function called after each change that the app writes.
  package func onWrite(_ action: @escaping @MainActor () -> Void) {
    histories.onWrite = action
  }

  /// Refuses writes of every window for a while.
  func setBusy(_ isBusy: Bool) {
    histories.isBusy = isBusy
  }

  /// Refuses what is to be written of a habit that was deleted in another window: it would bring
  /// the habit back, or be lost without a word. To be called before anything of the habit is read:
  /// a deleted one has no values any more.
  func requirePresence(of habit: Habit) throws {
    guard habit.modelContext != nil, !habit.isDeleted else {
      throw HabitStoreError.habitIsGone(nil)
    }
  }

  /// Whether a habit is still in the store; where it is not, the window shows a message.
  func isPresent(_ habit: Habit) -> Bool {
    do {
      try requirePresence(of: habit)
      return true
    } catch {
      report("The change could not be saved", error)
      return false
    }
  }

  /// Replaces a habit's history as the views read it; nil where the habit is gone.
  func setLog(_ log: HabitLog?, version: UUID? = nil, for id: UUID) {
    histories.setLog(log, version: version, for: id)
  }

  // MARK: What went wrong

  /// Shows what went wrong, in this window; what went wrong in none of them, in all.
  package func report(_ what: String, _ error: any Error) {
    let message = "\(what): \(error.localizedDescription)"
    errorMessage = message
    // What came from elsewhere is answered there.
    guard !isWindow, delivery == nil else { return }
    for window in histories.openWindows { window.errorMessage = message }
  }

  /// Forgets the last error, once it was read.
  package func dismissError() {
    errorMessage = nil
  }
}
