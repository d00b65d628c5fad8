import Foundation
import HabitEngine
import Observation
import SwiftData
import Synchronization

/// The state that all windows share: the views' context and histories, and the window that last
/// edited each property of a habit.
///
/// A view always gets a complete history. If the history is not in memory, it is read immediately,
/// and the view waits. To avoid this wait, all histories are read in advance off the main actor.
@Observable @MainActor
final class HistoryCache {
  /// True if reading ahead has finished, with or without success.
  private(set) var areAllRead = false
  /// The context that views use.
  private(set) var context: ModelContext
  /// The first day of the week.
  var weekStart: WeekStart
  @ObservationIgnored let container: ModelContainer
  /// The name of this app's windows and services in the store's history.
  @ObservationIgnored let author = "HabitStore \(UUID())"
  /// Previous contexts, whose objects may still be used by views and open menus.
  @ObservationIgnored private var formerContexts: [ModelContext] = []
  private static let formerContextLimit = 4
  @ObservationIgnored private var lastToken: DefaultHistoryToken?
  @ObservationIgnored private var isFollowing = false
  @ObservationIgnored private var entries: [UUID: HabitHistoryCache] = [:]
  @ObservationIgnored private let ahead = ReadAhead()
  @ObservationIgnored private var reading: Task<Void, Never>?
  private var windows: [Window] = []
  @ObservationIgnored private var edits: [UUID: [HabitDraft.Field: Window]] = [:]
  /// The habit to show in the window that was opened last, or in the next one that opens.
  var habitToShow: UUID?
  /// True while a large change is being saved off the main actor. During this time, writes are
  /// refused, because a tap that waited for the save would block every window.
  @ObservationIgnored var isBusy = false
  /// Called after each change is on disk.
  @ObservationIgnored var onWrite: (@MainActor () -> Void)?
  /// The cached state of each habit today.
  @ObservationIgnored let todayStates = TodayStates()

  private struct Window {
    weak var store: HabitStore?
  }

  /// Creates the state without any histories.
  init(_ container: ModelContainer, weekStart: WeekStart = .sunday) {
    self.container = container
    self.weekStart = weekStart
    context = Self.makeContext(container)
  }

  private static func makeContext(_ container: ModelContainer) -> ModelContext {
    let context = ModelContext(container)
    context.autosaveEnabled = false
    return context
  }

  /// The longest time that a write waits for another writer. Windows do not respond during this
  /// time.
  ///
  /// - Throws: ``HabitStoreError/storeIsBusy`` while a large change is being saved.
  var busyTimeout: Duration {
    get throws(HabitStoreError) {
      guard !isBusy else { throw .storeIsBusy }
      return openWindows.isEmpty ? StoreWriter.usualWait : .milliseconds(250)
    }
  }

  // MARK: Histories

  /// Returns a habit's history, reading it if necessary.
  func entry(for habit: Habit) throws -> HabitHistoryCache {
    let id = habit.id
    if let entry = entries[id] {
      if entry.habit !== habit { entry.habit = habit }
      return entry
    }
    // The version is read first. If another process writes in between, the log is newer than its
    // version and is read again.
    let version = habit.historyVersion
    let log = try ahead.take(id, version: version) ?? StoredHistories.log(of: id, in: context)
    let entry = HabitHistoryCache(log, version: version)
    entries[id] = entry
    entry.habit = habit
    return entry
  }

  /// Updates views after days were written.
  func show(_ written: WrittenDays) {
    // Notes are not part of histories: views query them.
    if written.changes.contains(where: { $0.before.note != $0.after.note }) { showAgain() }
    guard !written.changes.isEmpty, let entry = entries[written.habit] else { return }
    guard entry.version == written.versionBefore else {
      // The history also has writes of other processes.
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

  /// Replaces a habit's history for views. Nil means that the habit was deleted.
  func setLog(_ log: HabitLog?, version: UUID? = nil, for id: UUID) {
    guard let log else {
      if let habit = entries[id]?.habit { todayStates.forget(habit) }
      entries[id] = nil
      edits[id] = nil
      return
    }
    guard let entry = entries[id] else {
      entries[id] = HabitHistoryCache(log, version: version)
      return
    }
    entry.version = version
    entry.log = log
  }

  /// Starts reading all histories that are not in memory, off the main actor.
  func readAhead() {
    guard reading == nil else { return }
    let (container, known) = (container, Set(entries.keys))
    reading = Task.detached(priority: .userInitiated) { [ahead] in
      do {
        try await StoredHistories.read(in: container, except: known) { ahead.put($1, of: $0) }
      } catch {
        // The error is ignored here. A history that could not be read is read again when it is
        // needed, and the error is reported then.
      }
    }
  }

  /// Waits until reading ahead has finished, with or without success.
  func waitUntilRead() async {
    readAhead()
    await reading?.value
    if !areAllRead { areAllRead = true }
  }

  // MARK: Other writers

  /// Gives views a new context, so that their queries fetch again.
  func showAgain() {
    formerContexts = (formerContexts + [context]).suffix(Self.formerContextLimit)
    todayStates.forgetAll()
    context = Self.makeContext(container)
  }

  /// Shows changes by other contexts and processes since the last call. Does nothing during a large
  /// save, which updates the views itself.
  func follow() throws {
    // Reading the history takes long after an import, and a store that was just opened has nothing
    // to update: widgets and intents open one for each request.
    guard isFollowing || !entries.isEmpty else { return }
    guard !isBusy, try advanceToken() else { return }
    showAgain()
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let versions = Dictionary(habits.map { ($0.id, $0.historyVersion) }) { first, _ in first }
    for (id, entry) in entries {
      guard let version = versions[id] else {
        setLog(nil, for: id)
        continue
      }
      if entry.version != version { try readAgain(id) }
    }
  }

  /// Advances the token to the newest transaction of the store's history.
  ///
  /// - Returns: True if another writer has made changes since the former token, or if there is no
  ///   valid former token.
  private func advanceToken() throws -> Bool {
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
      return newer.contains { $0.author != author }
    } catch let error as SwiftDataError where error == .historyTokenExpired {
      lastToken = nil
      return try advanceToken()
    }
  }

  /// Starts to follow other writers: later calls of ``follow()`` show the changes since this call.
  ///
  /// Deletes the older transactions from the store's history. A process that has not read them yet
  /// gets an error when it asks for them, and reads everything again.
  func startFollowing() throws {
    isFollowing = true
    let context = ModelContext(container)
    let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    guard let last = history.last?.token else { return }
    lastToken = last
    guard history.count > 1 else { return }
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < last })
    )
  }

  private func readAgain(_ id: UUID) throws {
    // A new context has the newest objects and releases them afterward.
    let context = ModelContext(container)
    guard let habit = try context.habit(id) else { return setLog(nil, for: id) }
    let version = habit.historyVersion
    setLog(try StoredHistories.log(of: id, in: context), version: version, for: id)
  }

  // MARK: Windows

  var openWindows: [HabitStore] { windows.compactMap(\.store) }

  func add(_ store: HabitStore) {
    windows.removeAll { $0.store == nil || $0.store === store }
    windows.append(Window(store: store))
  }

  /// Returns the open window that last edited a property of a habit.
  func editor(of field: HabitDraft.Field, of id: UUID) -> HabitStore? {
    edits[id]?[field]?.store
  }

  func noteEdit(of fields: [HabitDraft.Field], of id: UUID, by store: HabitStore) {
    for field in fields { edits[id, default: [:]][field] = Window(store: store) }
  }
}

/// The histories that were read ahead and not used yet.
private final class ReadAhead: Sendable {
  private let histories = Mutex<[UUID: StoreChange.History]>([:])

  func put(_ history: StoreChange.History, of id: UUID) {
    histories.withLock { $0[id] = history }
  }

  /// Returns a habit's history unless it is outdated.
  func take(_ id: UUID, version: UUID?) -> HabitLog? {
    let history = histories.withLock { $0.removeValue(forKey: id) }
    return history?.version == version ? history?.log : nil
  }
}
