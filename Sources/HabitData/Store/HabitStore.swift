import Foundation
import HabitEngine
import HabitSync
import Observation
import SwiftData

/// The store of habits and their histories, the only type that writes them.
///
/// Each window has its own store with its own errors, undo and notices. All windows share the
/// histories (``HistoryCache``).
///
/// ```swift
/// guard store.create(HabitDraft(name: "Read")) else { return }  // see errorMessage
/// let habit = try store.context.fetch(Habit.keptNewestFirst)[0]
/// store.toggleToday(habit)
/// store.todayState(of: habit).isComplete  // true
/// ```
///
/// Each change is on disk before views show it. A change that fails leaves everything as it was and
/// sets ``errorMessage``.
@Observable @MainActor
package final class HabitStore {
  /// The message of the last failed write; nil if it succeeded.
  package private(set) var errorMessage: String?
  /// The notices on the window's screen, newest last.
  package var notices: [Notice] = []
  /// The question about a timer that the window must ask.
  package var askedTimer: TimerQuestion?
  /// The habit that the window created last.
  package internal(set) var newHabit: UUID?
  /// A number that changes with each undoable change and each undo.
  var undoVersion = 0

  /// True for the store of a window.
  @ObservationIgnored let isWindow: Bool
  /// The window's undo manager, if there is one.
  @ObservationIgnored package var undoManager: UndoManager?
  /// The delivered action that this store carries out, if it was made for one.
  @ObservationIgnored let delivery: Delivery?
  /// The taps that wait for another program's write.
  @ObservationIgnored let taps = TapQueue()
  /// True during an undo that must not register a redo.
  @ObservationIgnored var isUndoOff = false
  @ObservationIgnored package let days: DayClock
  @ObservationIgnored let histories: HistoryCache

  /// Creates a store without a window, for the app's services or a command.
  package init(_ container: ModelContainer, days: DayClock, weekStart: WeekStart = .sunday) {
    self.days = days
    isWindow = false
    delivery = nil
    histories = HistoryCache(container, weekStart: weekStart)
  }

  /// Creates a store that carries out a delivered action.
  ///
  /// - Parameter other: Any store of the app.
  package init(delivering delivery: Delivery, beside other: HabitStore) {
    days = other.days
    isWindow = false
    self.delivery = delivery
    histories = other.histories
  }

  /// Creates the store of a window. SwiftUI may create stores that it never shows, so the window
  /// counts as open only after ``open()``.
  ///
  /// - Parameter other: Any store of the app.
  package init(windowBeside other: HabitStore) {
    days = other.days
    isWindow = true
    delivery = nil
    histories = other.histories
  }

  /// Adds the window to the open ones. Call it when the window appears.
  package func open() {
    histories.add(self)
  }

  package var container: ModelContainer { histories.container }

  /// The context that views use. It is replaced when habits have changed, here or in another
  /// process. Never change objects in it.
  package var context: ModelContext { histories.context }

  /// The first day of the week.
  package var weekStart: WeekStart { histories.weekStart }

  /// Returns a habit's history, reading it if necessary.
  package func entry(for habit: Habit) -> HabitHistoryCache {
    histories.entry(for: habit) { [weak self] in self?.reportUnread($0) }
  }

  /// Reports that a history could not be read.
  func reportUnread(_ error: any Error) { report("Couldn't read the history", error) }

  /// Reads the histories of habits, for callers that handle the error.
  package func read(_ habits: [Habit]) throws {
    for habit in habits { _ = try histories.entry(for: habit) }
  }

  /// Starts reading all histories off the main actor.
  package func readAhead() {
    histories.readAhead()
  }

  /// Waits until all histories have been read.
  package func historiesAreRead() async {
    await histories.areRead()
  }

  /// Sets the first day of the week.
  package func setWeekStart(_ weekStart: WeekStart) {
    guard weekStart != histories.weekStart else { return }
    histories.weekStart = weekStart
  }

  /// Returns the habit with an identifier in the views' context; nil if there is none.
  package func habit(_ id: UUID) throws -> Habit? { try context.habit(id) }

  /// Returns a habit after the last write. Objects that were fetched earlier keep their old values.
  ///
  /// - Throws: ``HabitStoreError/habitIsGone(_:)``.
  package func refreshed(_ habit: Habit) throws -> Habit {
    try context.existingHabit(habit.id, named: habit.name)
  }

  // MARK: Writing

  /// Makes a change and saves it. If it fails, nothing is changed and the error is shown. If it
  /// succeeds, an earlier error is cleared.
  ///
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

  /// Makes a change in a new context and saves it. See ``StoreWriter``.
  ///
  /// - Parameters:
  ///   - changesHabits: True if the change may affect anything but days, so that views must fetch
  ///     again.
  ///   - change: Makes the change. Returns the amounts that were added to counts, for other
  ///     devices.
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

  /// Sets the handler that is called after each write by the app.
  package func onWrite(_ action: @escaping @MainActor () -> Void) {
    histories.onWrite = action
  }

  /// Sets whether all windows refuse writes.
  func setBusy(_ isBusy: Bool) {
    histories.isBusy = isBusy
  }

  /// Replaces a habit's history for views; nil for a deleted habit.
  func setLog(_ log: HabitLog?, version: UUID? = nil, for id: UUID) {
    histories.setLog(log, version: version, for: id)
  }

  /// Shows changes by other contexts and processes since the last call.
  package func follow() {
    do {
      try histories.follow()
    } catch {
      // The queries of the views fail, too, and each screen shows the error.
    }
  }

  // MARK: Errors

  /// Reports that a change could not be saved.
  func reportUnsaved(_ error: any Error) { report("Couldn't save your change", error) }

  /// Shows an error in this window, or in all windows if this store has none.
  package func report(_ what: String, _ error: any Error) {
    let message = "\(what). \(error.localizedDescription)"
    errorMessage = message
    // The sender of a delivered action receives its error.
    guard !isWindow, delivery == nil else { return }
    for window in histories.openWindows { window.errorMessage = message }
  }

  package func dismissError() {
    errorMessage = nil
  }
}
