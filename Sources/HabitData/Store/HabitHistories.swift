import Foundation
import HabitEngine
import Observation
import SwiftData
import Synchronization

/// The state that the windows of the app share: the context and the histories that views read, and
/// which window edited which field.
///
/// A view that asks for a history gets it at once: one that was not read yet is read then, so that
/// no view shows less than there is. All are read ahead, off the main actor, so that views seldom
/// wait.
@Observable @MainActor
final class HabitHistories {
  /// True when all of them were read, or can't be.
  private(set) var areAllRead = false
  /// The context that views read.
  private(set) var context: ModelContext
  @ObservationIgnored let container: ModelContainer
  /// Writes what this app's windows and services change.
  @ObservationIgnored let writer: StoreWriter
  /// The contexts before this one: views and open menus may hold their objects for a while.
  @ObservationIgnored private var formerContexts: [ModelContext] = []
  private static let formerContextLimit = 4
  @ObservationIgnored private var lastToken: DefaultHistoryToken?
  @ObservationIgnored private var entries: [UUID: HabitLogModel] = [:]
  @ObservationIgnored private let ahead = ReadAhead()
  @ObservationIgnored private var reading: Task<Void, Never>?
  private var windows: [Window] = []
  @ObservationIgnored private var edits: [UUID: [HabitDraft.Field: Window]] = [:]
  /// The habit to show in the window that was opened last, or in the next one.
  var habitToShow: UUID?
  /// True while much is being saved off the main actor. A store has one writer at a time, and a tap
  /// that waited for it would block every window.
  @ObservationIgnored var isBusy = false
  /// Called after each change that is on disk.
  @ObservationIgnored var onWrite: (@MainActor () -> Void)?
  /// The state of today for each habit.
  @ObservationIgnored let todayStates = TodayStates()

  private struct Window {
    weak var store: HabitStore?
  }

  /// The histories of a store, none of them read.
  init(_ container: ModelContainer) {
    self.container = container
    context = Self.makeContext(container)
    writer = StoreWriter(container: container, author: "HabitStore \(UUID())")
  }

  private static func makeContext(_ container: ModelContainer) -> ModelContext {
    let context = ModelContext(container)
    context.autosaveEnabled = false
    return context
  }

  /// The longest wait of a write for another writer. A window that waits does not move.
  var patience: Duration {
    openWindows.isEmpty ? StoreWriter.usualWait : .milliseconds(250)
  }

  // MARK: Histories

  /// A habit's history, read now if it was not yet.
  func entry(for habit: Habit) throws -> HabitLogModel {
    let id = habit.id
    if let entry = entries[id] {
      if entry.habit !== habit { entry.habit = habit }
      return entry
    }
    // The version first: if another process writes in between, the log is newer and is read again.
    let version = habit.historyVersion
    let log = try ahead.take(id, version: version) ?? StoredHistories.log(of: id, in: context)
    let entry = HabitLogModel(log, version: version)
    entries[id] = entry
    entry.habit = habit
    return entry
  }

  /// A habit's history for a view, which can't throw; an empty one if it can't be read. The next
  /// view that asks tries again.
  /// - Parameter report: Called with the error a moment later, since the state of a view may not change
  ///   while it is drawn.
  func entry(
    for habit: Habit,
    orReport report: @escaping @MainActor (any Error) -> Void
  ) -> HabitLogModel {
    do {
      return try entry(for: habit)
    } catch {
      Task { report(error) }
      return HabitLogModel()
    }
  }

  /// Shows days that were just written.
  func show(_ written: WrittenDays) {
    guard !written.changes.isEmpty, let entry = entries[written.habit] else { return }
    guard entry.version == written.versionBefore else {
      // Others have written as well.
      do { try readAgain(written.habit) } catch { entries[written.habit] = nil }
      return
    }
    entry.version = written.version
    for change in written.changes {
      if let record = change.after.record(on: change.day) {
        entry.log.set(record.counted)
      } else {
        entry.log.removeRecord(on: change.day)
      }
    }
  }

  /// Replaces a habit's history as the views read it; nil for a habit that is gone.
  func setLog(_ log: HabitLog?, version: UUID?, for id: UUID) {
    guard let log else {
      if let habit = entries[id]?.habit { todayStates.forget(habit) }
      entries[id] = nil
      edits[id] = nil
      return
    }
    guard let entry = entries[id] else {
      entries[id] = HabitLogModel(log, version: version)
      return
    }
    entry.version = version
    entry.log = log
  }

  /// Begins to read the histories that are not read yet, away from the main actor.
  func readAhead() {
    guard reading == nil else { return }
    let (container, known) = (container, Set(entries.keys))
    reading = Task.detached(priority: .userInitiated) { [ahead] in
      do {
        try await StoredHistories.read(in: container, except: known) { ahead.put($1, of: $0) }
      } catch {
        // Each is read when it is needed, and the error is reported then.
      }
    }
  }

  /// Returns when all histories have been read, or can't be.
  func areRead() async {
    readAhead()
    await reading?.value
    if !areAllRead { areAllRead = true }
  }

  // MARK: Other writers

  /// Gives the views a new context, so that their queries fetch again.
  func showAgain() {
    formerContexts = (formerContexts + [context]).suffix(Self.formerContextLimit)
    todayStates.forgetAll()
    context = Self.makeContext(container)
  }

  /// Shows what other contexts and processes have written since the last call. Does nothing while much
  /// is being saved: whoever saves it hands its histories over.
  func follow() throws {
    guard !isBusy, try othersHaveWritten() else { return }
    showAgain()
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let versions = Dictionary(habits.map { ($0.id, $0.historyVersion) }) { first, _ in first }
    for (id, entry) in entries {
      guard let version = versions[id] else {
        setLog(nil, version: nil, for: id)
        continue
      }
      if entry.version != version { try readAgain(id) }
    }
  }

  /// Reads the store's history from the last token on, and moves the token.
  private func othersHaveWritten() throws -> Bool {
    let context = ModelContext(container)
    guard let token = lastToken else {
      lastToken = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?
        .token
      return true
    }
    do {
      let newer = try context.fetchHistory(
        HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
      )
      lastToken = newer.last?.token ?? token
      return newer.contains { $0.author != writer.author }
    } catch let error as SwiftDataError where error == .historyTokenExpired {
      lastToken = nil
      return true
    }
  }

  /// Deletes the store's history up to now, which nobody but the app's own process reads.
  func deleteFormerHistory() throws {
    let context = ModelContext(container)
    let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    guard let last = history.last?.token, history.count > 1 else { return }
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < last })
    )
  }

  private func readAgain(_ id: UUID) throws {
    // A context of its own: its objects are the newest, and go when they are read.
    let context = ModelContext(container)
    guard let habit = try context.habit(id) else { return setLog(nil, version: nil, for: id) }
    let version = habit.historyVersion
    setLog(try StoredHistories.log(of: id, in: context), version: version, for: id)
  }

  // MARK: Windows

  /// The stores of the windows that are open.
  var openWindows: [HabitStore] { windows.compactMap(\.store) }

  func add(_ store: HabitStore) {
    windows.removeAll { $0.store == nil || $0.store === store }
    windows.append(Window(store: store))
  }

  /// The window that edited a field of a habit last, while it is open.
  func editor(of field: HabitDraft.Field, of id: UUID) -> HabitStore? {
    edits[id]?[field]?.store
  }

  func noteEdit(of fields: [HabitDraft.Field], of id: UUID, by store: HabitStore) {
    for field in fields { edits[id, default: [:]][field] = Window(store: store) }
  }
}

/// Histories that wait to be asked for.
private final class ReadAhead: Sendable {
  private let histories = Mutex<[UUID: StoreChange.History]>([:])

  func put(_ history: StoreChange.History, of id: UUID) {
    histories.withLock { $0[id] = history }
  }

  /// A habit's history, unless it was written since.
  func take(_ id: UUID, version: UUID?) -> HabitLog? {
    let history = histories.withLock { $0.removeValue(forKey: id) }
    return history?.version == version ? history?.log : nil
  }
}
