import Foundation
import HabitEngine
import SwiftData

/// What the windows of the app share of its store: the histories as views read them, and who edited
/// what.
@MainActor
final class HabitHistories {
  private var entries: [UUID: HabitEntry]
  private var windows: [Window] = []
  private var edits: [UUID: [HabitDraft.Field: Window]] = [:]
  /// Whether much is being saved away from the main actor. A store has one writer at a time, and
  /// a tap that waited for it would hold up every window.
  var isBusy = false

  private struct Window {
    weak var store: HabitStore?
  }

  /// Reads the whole history once.
  init(_ container: ModelContainer) throws {
    entries = try Self.entries(of: container)
  }

  /// A habit's history, an empty one where none was read.
  subscript(id: UUID) -> HabitEntry {
    if let entry = entries[id] { return entry }
    let entry = HabitEntry()
    entries[id] = entry
    return entry
  }

  /// Replaces a habit's history as the views read it; nil where the habit is gone.
  func setLog(_ log: HabitLog?, version: UUID?, for id: UUID) {
    guard let log else {
      entries[id] = nil
      edits[id] = nil
      return
    }
    guard let entry = entries[id] else {
      entries[id] = HabitEntry(log, version: version)
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

  private static func entries(of container: ModelContainer) throws -> [UUID: HabitEntry] {
    // A context of its own, so that the objects of a long history go when they are read.
    let context = ModelContext(container)
    // Before the records: what another process writes in between is then read once more.
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let versions = habits.map { ($0.id, $0.historyVersion) }
    var records: [UUID: [DayRecord]] = [:]
    try context.enumerate(FetchDescriptor<HabitCompletion>(), batchSize: 5_000) { completion in
      records[completion.habitID, default: []].append(completion.record.counted)
    }
    return Dictionary(
      uniqueKeysWithValues: versions.map { id, version in
        (id, HabitEntry(HabitLog(records[id] ?? []), version: version))
      }
    )
  }
}
