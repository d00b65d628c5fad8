import Foundation
import HabitEngine
import Observation
import SwiftData

/// The store of habits and their histories, through which views and commands change them.
///
/// Each window has its own store with its own messages (``NoticeCenter``) and undo
/// (``UndoRecorder``). All windows share the histories (``HistoryCache``) and write through a
/// ``StoreWriter``.
///
/// ```swift
/// guard store.create(HabitDraft(name: "Read")) != nil else { return }  // see errorMessage
/// let habit = try store.context.fetch(Habit.keptNewestFirst)[0]
/// store.toggle(store.today, of: habit)
/// store.todayState(of: habit).isComplete  // true
/// ```
///
/// Each change is on disk before views show it. A failed change leaves the store unchanged and sets
/// ``errorMessage``.
@Observable @MainActor
package final class HabitStore {
  /// The question about a timer that the window must ask.
  package var askedTimer: TimerQuestion?
  /// The habit that the window created last.
  package internal(set) var newHabit: UUID?

  package let days: DayClock
  package let noticeCenter = NoticeCenter()
  package let undoRecorder: UndoRecorder
  let histories: HistoryCache
  let writer: StoreWriter
  /// True for the store of a window.
  let isWindow: Bool
  /// The taps that wait for another program's write.
  let taps = TapQueue()

  private init(_ histories: HistoryCache, _ writer: StoreWriter, days: DayClock, isWindow: Bool) {
    self.days = days
    self.histories = histories
    self.writer = writer
    self.isWindow = isWindow
    undoRecorder = UndoRecorder(noticeCenter)
  }

  /// Creates a store without a window, for the app's services or a command.
  package convenience init(
    _ container: ModelContainer,
    days: DayClock,
    weekStart: WeekStart = .sunday
  ) {
    let histories = HistoryCache(container, weekStart: weekStart)
    let writer = StoreWriter(container: container, author: histories.author)
    self.init(histories, writer, days: days, isWindow: false)
  }

  /// Creates a store that carries out a delivered action.
  ///
  /// - Parameter other: Any store of the app.
  package convenience init(delivering delivery: Delivery, beside other: HabitStore) {
    var writer = other.writer
    writer.delivery = delivery
    self.init(other.histories, writer, days: other.days, isWindow: false)
  }

  /// Creates the store of a window. SwiftUI may create the store of a window that it never shows,
  /// so the window counts as open only after ``open()``.
  ///
  /// - Parameter other: Any store of the app.
  package convenience init(windowBeside other: HabitStore) {
    self.init(other.histories, other.writer, days: other.days, isWindow: true)
  }

  package var container: ModelContainer { histories.container }

  /// The context that views use. It is replaced when habits have changed, here or in another
  /// process. Never change objects in it.
  package var context: ModelContext { histories.context }

  // MARK: Writing

  /// Makes a change and saves it. If that fails, nothing is changed and the error is shown;
  /// otherwise an earlier error is cleared.
  ///
  /// - Parameter date: The time of the change for other devices; nil for the current time.
  /// - Returns: The result of the change; nil if it was not saved.
  func attempt<Result>(
    at date: Date? = nil,
    _ change: (ModelContext) throws -> Result
  ) -> Result? {
    reporting {
      let result = try save(at: date, change)
      dismissError()
      return result
    } ?? nil
  }

  /// Makes and saves a change in a new context, and makes views fetch again. After a change to
  /// days, also call ``HistoryCache/show(_:)``. See ``StoreWriter/write(at:waitingAtMost:_:)``.
  @discardableResult
  func save<Result>(
    at date: Date? = nil,
    _ change: (ModelContext) throws -> Result
  ) throws -> Result? {
    let now = date ?? days.now
    let result = try writer.write(at: now, waitingAtMost: histories.busyTimeout, change)
    histories.showAgain()
    noteWrite()
    return result
  }

  /// Calls the handler of writes. Call also after changes of settings that widgets show.
  package func noteWrite() { histories.onWrite?() }

  /// Sets the handler that is called after each write by the app.
  package func onWrite(_ action: @escaping @MainActor () -> Void) {
    histories.onWrite = action
  }

  /// Sets whether all windows refuse writes.
  func setBusy(_ isBusy: Bool) {
    histories.isBusy = isBusy
  }

  /// Records an undoable change of the window.
  ///
  /// - Parameters:
  ///   - name: The name of the change, such as "Deleting “Read”".
  ///   - notice: The notice with an "Undo" button, for a destructive change.
  func registerUndo(
    _ name: String,
    notice: String? = nil,
    undo: @escaping @MainActor (HabitStore) -> Void
  ) {
    guard isWindow else { return }
    undoRecorder.record(name, notice: notice) { [weak self] in
      if let self { undo(self) }
    }
  }

  // MARK: Messages

  /// The message of the last error; nil if it was dismissed or a later write succeeded.
  package var errorMessage: String? { noticeCenter.errorMessage }

  /// The notices on the window's screen, newest last.
  package var notices: [Notice] { noticeCenter.notices }

  static var unsaved: String { String(localized: "Couldn't save your change") }

  /// Performs work and reports its error.
  ///
  /// - Returns: The result; nil if the work failed.
  @discardableResult
  func reporting<Result>(
    _ failure: String = unsaved,
    _ work: () throws -> Result
  ) -> Result? {
    do {
      return try work()
    } catch {
      report(failure, error)
      return nil
    }
  }

  /// Shows an error in this window, or in all windows if this store has no window.
  package func report(_ failure: String, _ error: any Error) {
    let message = "\(failure). \(error.localizedDescription)"
    noticeCenter.errorMessage = message
    // The sender of a delivered action receives its error.
    guard !isWindow, writer.delivery == nil else { return }
    for window in histories.openWindows { window.noticeCenter.errorMessage = message }
  }

  package func dismissError() {
    noticeCenter.errorMessage = nil
  }

  // MARK: Windows

  /// Adds the window to the open windows. Call it when the window appears.
  package func open() {
    histories.add(self)
  }

  /// Shows a habit in the window that was opened last, or in the next one that opens.
  package func showInWindow(_ habit: Habit) {
    histories.habitToShow = habit.id
  }

  /// The habit to show in this window, set by ``showInWindow(_:)``. Nil in all windows but the last
  /// one opened.
  package var habitToShow: UUID? {
    // The property is always read, so that every window observes it.
    let habit = histories.habitToShow
    return histories.openWindows.last === self ? habit : nil
  }

  /// Records that the habit is being shown.
  package func showedHabit() {
    histories.habitToShow = nil
  }
}
