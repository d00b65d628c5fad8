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
  /// The reason why the last write failed, in words; nil if it succeeded.
  package private(set) var errorMessage: String?
  /// The notices on the window's screen, the newest last.
  package var notices: [Notice] = []
  /// The question that the window asks about a timer.
  package var askedTimer: TimerQuestion?
  /// The habit that the window made last.
  package internal(set) var newHabit: UUID?
  /// A number that changes with each change that can be undone, and with each undo.
  var undoVersion = 0

  /// True for the store of a window.
  @ObservationIgnored let isWindow: Bool
  /// The window's undo manager, if there is one.
  @ObservationIgnored package var undoManager: UndoManager?
  /// The delivered action that this store carries out, if it was made for one.
  @ObservationIgnored let delivery: Delivery?
  /// The taps that wait for another program.
  @ObservationIgnored let taps = TapQueue()
  /// True during an undo that must not register a redo.
  @ObservationIgnored var isUndoOff = false
  @ObservationIgnored package let days: DayClock
  @ObservationIgnored let histories: HabitHistories
  /// Reads the same for all windows.
  @ObservationIgnored package let reader: HabitReader

  /// The store of the app's services or of a command, without a window.
  package init(_ container: ModelContainer, days: DayClock, weekStart: WeekStart = .sunday) {
    self.days = days
    isWindow = false
    delivery = nil
    histories = HabitHistories(container)
    reader = HabitReader(histories, days: days, weekStart: weekStart)
  }

  /// The store of one action that was done without a connection and is delivered now.
  /// - Parameter other: Any store of the app.
  package init(delivering delivery: Delivery, beside other: HabitStore) {
    days = other.days
    isWindow = false
    self.delivery = delivery
    histories = other.histories
    reader = other.reader
  }

  /// The store of a new window. SwiftUI may create stores that it never shows, so the window counts as
  /// open only after ``open()``.
  /// - Parameter other: Any store of the app.
  package init(windowBeside other: HabitStore) {
    days = other.days
    isWindow = true
    delivery = nil
    histories = other.histories
    reader = other.reader
  }

  /// Adds the window to those that are open. It must be called when the window appears.
  package func open() {
    histories.add(self)
  }

  /// The store's container.
  package var container: ModelContainer { histories.container }

  /// The context that views read. Another one takes its place when habits have changed, here or in
  /// another process; nothing is ever changed in it.
  package var context: ModelContext { histories.context }

  /// The day that weeks begin with.
  package var weekStart: WeekStart { reader.weekStart }

  package func entry(for habit: Habit) -> HabitLogModel {
    histories.entry(for: habit) { [weak self] in self?.reportUnread($0) }
  }

  /// Shows that a history could not be read.
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

  /// Sets the day that weeks begin with.
  package func setWeekStart(_ weekStart: WeekStart) { reader.setWeekStart(weekStart) }

  /// The habit of an identity as the views have it; nil if there is none.
  package func habit(_ id: UUID) throws -> Habit? { try context.habit(id) }

  /// A habit as it is after the last write; an object that was fetched before it keeps its old values.
  /// - Throws: ``HabitStoreError/habitIsGone(_:)``.
  package func refreshed(_ habit: Habit) throws -> Habit {
    try context.existingHabit(habit.id, named: habit.name)
  }

  // MARK: Writing

  /// Makes a change and saves it, or leaves everything as it was and shows why. A success clears the
  /// message of an earlier failure.
  /// - Returns: True if the change is on disk.
  func attempt(_ change: (ModelContext) throws -> Void) -> Bool {
    attemptTimed { context in
      try change(context)
      return [:]
    }
  }

  /// Makes a change that may add to counts. See ``attempt(_:)`` and ``save(changesHabits:_:)``.
  func attemptTimed(
    _ change: (ModelContext) throws -> [SyncJournal.Day: DayFact.Addition]
  ) -> Bool {
    do {
      try save(change)
      dismissError()
      return true
    } catch {
      reportUnsaved(error)
      return false
    }
  }

  /// Makes a change in a context of its own and saves it. See ``StoreWriter``.
  /// - Parameters:
  ///   - changesHabits: True if anything but days may change, so that the views must fetch again.
  ///   - change: Returns what was added to counts, for other devices.
  func save(
    changesHabits: Bool = true,
    _ change: (ModelContext) throws -> [SyncJournal.Day: DayFact.Addition]
  ) throws {
    guard !histories.isBusy else { throw HabitStoreError.storeIsBusy }
    try histories.writer.write(at: days.now, waitingAtMost: histories.patience, change)
    if changesHabits { histories.showAgain() }
    noteWrite()
  }

  func noteWrite() { histories.onWrite?() }

  /// Sets the function to call after each change that the app writes.
  package func onWrite(_ action: @escaping @MainActor () -> Void) {
    histories.onWrite = action
  }

  /// Refuses writes of every window until it is called with false.
  func setBusy(_ isBusy: Bool) {
    histories.isBusy = isBusy
  }

  /// Replaces a habit's history as the views read it; nil for a habit that is gone.
  func setLog(_ log: HabitLog?, version: UUID? = nil, for id: UUID) {
    histories.setLog(log, version: version, for: id)
  }

  /// Shows what other contexts and processes have written since the last call.
  package func follow() {
    do {
      try histories.follow()
    } catch {
      // The queries of the views fail as well, and each screen shows why.
    }
  }

  // MARK: Errors

  /// Shows that a change could not be saved.
  func reportUnsaved(_ error: any Error) { report("The change could not be saved", error) }

  /// Shows an error in this window; an error without a window in all of them.
  package func report(_ what: String, _ error: any Error) {
    let message = "\(what): \(error.localizedDescription)"
    errorMessage = message
    // A delivered action is answered where it came from.
    guard !isWindow, delivery == nil else { return }
    for window in histories.openWindows { window.errorMessage = message }
  }

  /// Clears the last error.
  package func dismissError() {
    errorMessage = nil
  }
}
