import Foundation
import HabitEngine
import Observation
import SwiftData
import Synchronization

/// What the windows of the app share: the histories that views read, and which window edited what.
///
/// A view that asks for a history gets it at once: one that was not read yet is read then, so that
/// no view shows less than there is. All are read ahead, off the main actor, so that views seldom
/// wait.
@Observable @MainActor
final class HabitHistories {
  /// Whether all of them were read, or can't be.
  private(set) var areAllRead = false
  @ObservationIgnored private let context: ModelContext
  @ObservationIgnored private var entries: [UUID: HabitLogModel] = [:]
  @ObservationIgnored private let ahead = ReadAhead()
  @ObservationIgnored private var reading: Task<Void, Never>?
  @ObservationIgnored private var windows: [Window] = []
  @ObservationIgnored private var edits: [UUID: [HabitDraft.Field: Window]] = [:]
  /// The habit that is to be shown in the window that was opened last, or in the next one.
  var habitToShow: UUID?
  /// Whether much is being saved off the main actor. A store has one writer at a time, and a tap
  /// that waited for it would block every window.
  @ObservationIgnored var isBusy = false
  /// What is told of each change that is on disk.
  @ObservationIgnored var onWrite: (@MainActor () -> Void)?
  /// What today is for each habit.
  @ObservationIgnored let todayStates = TodayStates()

  private struct Window {
    weak var store: HabitStore?
  }

  /// The histories of a context's store, none of them read.
  init(_ context: ModelContext) {
    self.context = context
  }

  /// A habit's history, read now if it was not yet.
  func entry(for habit: Habit) throws -> HabitLogModel {
    let id = habit.id
    if let entry = entries[id] {
      watch(habit, entry)
      return entry
    }
    // Before the records: what another process writes in between is then read once more.
    let version = habit.historyVersion
    let log = try ahead.take(id, version: version) ?? StoredHistories.log(of: id, in: context)
    let entry = HabitLogModel(log, version: version)
    entries[id] = entry
    watch(habit, entry)
    return entry
  }

  /// A habit's history for a view, which can't throw; an empty one where it can't be read. The next
  /// view that asks tries again.
  /// - Parameter report: Told why it can't be read, a moment later, as what a view shows may not change
  ///   while it is made.
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

  /// Has a history that was read follow what others write to the store: an import away from the main
  /// actor, the `habit` command. For all windows at once, as each of them would look at each habit.
  private func watch(_ habit: Habit, _ entry: HabitLogModel) {
    guard entry.habit !== habit else { return }
    entry.habit = habit
    awaitVersion(of: habit.id, entry)
  }

  private func awaitVersion(of id: UUID, _ entry: HabitLogModel) {
    withObservationTracking {
      _ = entry.habit?.historyVersion
    } onChange: { [weak self, weak entry] in
      // The new version is there only when what changes it has ended.
      Task { @MainActor in
        if let self, let entry { self.versionChanged(of: id, entry) }
      }
    }
  }

  private func versionChanged(of id: UUID, _ entry: HabitLogModel) {
    guard entries[id] === entry, let habit = entry.habit else { return }
    guard !habit.isDeleted, habit.modelContext != nil else {
      entries[id] = nil
      return
    }
    if let window = openWindows.first {
      window.follow([habit])
    } else if isOld(habit) {
      // The next window reads it.
      entries[id] = nil
      return
    }
    awaitVersion(of: id, entry)
  }

  /// Whether a history was read, and others have written it since.
  func isOld(_ habit: Habit) -> Bool {
    guard let entry = entries[habit.id] else { return false }
    return entry.version != habit.historyVersion
  }

  /// Begins to read the histories that are not read yet, away from the main actor.
  func readAhead() {
    guard reading == nil else { return }
    let (container, known) = (context.container, Set(entries.keys))
    reading = Task.detached(priority: .userInitiated) { [ahead] in
      do {
        try await StoredHistories.read(in: container, except: known) { ahead.put($1, of: $0) }
      } catch {
        // Each is read when it is needed, and what is wrong is said then.
      }
    }
  }

  /// Returns when all histories have been read, or can't be.
  func areRead() async {
    readAhead()
    await reading?.value
    if !areAllRead { areAllRead = true }
  }

  /// Replaces a habit's history as the views read it; nil where the habit is gone.
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

  // MARK: Windows

  /// The stores of the windows that are open.
  var openWindows: [HabitStore] { windows.compactMap(\.store) }

  func add(_ store: HabitStore) {
    windows.removeAll { $0.store == nil }
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
