import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

/// Imports that are applied off the main actor.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct BackgroundImportTests {
  private let storeFolder: StoreFolder
  private var store: HabitStore { storeFolder.store }

  init() throws {
    storeFolder = try StoreFolder()
  }

  private let id = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  private func history(days count: Int) -> PortableHistory {
    let days = (0..<count).map { index in
      PortableDay(day: store.today.advanced(by: index - count + 1), count: 1, status: .done)
    }
    return PortableHistory(
      format: "a test",
      habits: [PortableHabit(id: id, name: "Run", position: 0, days: days)]
    )
  }

  @Test func `An import reports its progress and updates the streak`() async throws {
    let history = history(days: 3_000)
    var shares: [Double] = []
    let plan = try await store.add(history) { shares.append($0) }
    #expect(plan == ImportPlan(history, stored: [:]))
    #expect(shares == shares.sorted())
    #expect(shares.last == 1)
    let habit = try #require(try storeFolder.habit("Run"))
    #expect(store.currentStreak(of: habit) == 3_000)
    #expect(try storeFolder.stored().map(\.days.count) == [3_000])
  }

  @Test func `A canceled import adds nothing`() async throws {
    let (container, now) = (store.container, store.days.now)
    let history = history(days: 2_000)
    let work = Task.detached {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try ImportWriter(container, now: now).prepare(history)
    }
    await #expect(throws: CancellationError.self) { try await work.value }
    let adding = Task { try await store.add(history) { _ in } }
    adding.cancel()
    await #expect(throws: CancellationError.self) { try await adding.value }
    #expect(try storeFolder.stored() == [])
  }

  @Test func `A failed save adds nothing`() async throws {
    let closed = ModelConfiguration(url: storeFolder.file, allowsSave: false)
    let container = try ModelContainer(
      for: Schema(versionedSchema: HabitSchema.self),
      configurations: closed
    )
    let store = HabitStore(container, days: store.days)
    await #expect(throws: (any Error).self) {
      try await store.add(self.history(days: 3)) { _ in }
    }
    #expect(try storeFolder.stored() == [])
    #expect(try store.context.fetchCount(FetchDescriptor<Habit>()) == 0)
  }

  @Test func `A day written during an import is not overwritten`() async throws {
    _ = try await store.add(history(days: 2)) { _ in }
    let writer = ImportWriter(store.container, now: store.days.now)
    _ = try writer.prepare(history(days: 4))
    let habit = try #require(try storeFolder.habit("Run"))
    store.setCount(7, on: store.today.advanced(by: -3), of: habit)
    let before = try storeFolder.stored()
    #expect(throws: HabitStoreError.habitIsChanged("Run")) { try writer.save() }
    #expect(try storeFolder.stored() == before)
  }

  // MARK: Undo

  /// Returns a window's store and its undo manager.
  private func window() -> (HabitStore, UndoManager) {
    let (window, undoManager) = (HabitStore(windowBeside: store), UndoManager())
    window.undoRecorder.undoManager = undoManager
    return (window, undoManager)
  }

  private func add(_ history: PortableHistory, to window: HabitStore) async throws {
    let source = ImportRequest(kind: .chosen(ChosenFile(storeFolder.file)))
    _ = try await source.add(history, to: window, backups: storeFolder.backups)
  }

  @Test func `An import makes a backup first`() async throws {
    #expect(store.create(HabitDraft(name: "Read")) != nil)
    let window = HabitStore(windowBeside: store)
    try await add(history(days: 2), to: window)
    #expect(storeFolder.backups.backups.count == 1)
    await storeFolder.backups.restore(try #require(storeFolder.backups.backups.first))
    #expect(try storeFolder.stored().map(\.draft.name) == ["Read"])
  }

  @Test func `Undoing an import keeps later changes`() async throws {
    _ = try await store.add(history(days: 2)) { _ in }
    #expect(store.create(HabitDraft(name: "Read")) != nil)
    var before = try storeFolder.stored()
    let (window, undoManager) = window()
    var more = history(days: 5)
    more.habits.append(PortableHabit(id: UUID(), name: "New", position: 1, days: []))
    try await add(more, to: window)
    #expect(window.notices.map(\.message) == ["Added 1 habit and 3 days"])
    let run = try #require(try storeFolder.habit("Run"))
    storeFolder.time.advance(by: 60)
    store.setCount(4, on: store.today.advanced(by: -3), of: run)
    endEvent()
    undoManager.undo()
    await until { store.entry(for: run).log.recordCount == 3 }
    let day = before.firstIndex { $0.draft.name == "Run" } ?? 0
    before[day].days.insert(
      PortableDay(
        day: store.today.advanced(by: -3),
        count: 4,
        status: .done,
        note: "",
        changedAt: store.days.now
      ),
      at: 0
    )
    #expect(try storeFolder.stored() == before)
    #expect(store.currentStreak(of: run) == 2)
  }

  @Test func `A restore can be undone and redone`() async throws {
    #expect(store.create(HabitDraft(name: "Read")) != nil)
    #expect(await storeFolder.backups.backUpNow())
    #expect(store.create(HabitDraft(name: "Run")) != nil)
    let before = try storeFolder.stored()
    let (window, undoManager) = window()
    let backup = try #require(storeFolder.backups.backups.first)
    storeFolder.time.advance(by: 60)
    await window.restore(backup, of: storeFolder.backups, notice: "Restored")
    endEvent()
    #expect(try storeFolder.stored().map(\.draft.name) == ["Read"])
    #expect(window.notices.map(\.message) == ["Restored"])
    undoManager.undo()
    await until { window.notices.map(\.message) == ["Undid the restore"] }
    #expect(try storeFolder.stored() == before)
    window.undoRecorder.undo(window.notices[0])
    await until { storeFolder.backups.state == .idle && (try? storeFolder.stored().count) == 1 }
  }

  // MARK: Older records

  @Test func `Older records are added once, after a backup`() async throws {
    #expect(store.create(HabitDraft(name: "Read")) != nil)
    let before = try storeFolder.stored()
    let url = storeFolder.url.appending(path: "legacy-habits.json")
    #expect(LegacyFile(beside: storeFolder.file) == nil)
    try Data("[]".utf8).write(to: url)
    let file = try #require(LegacyFile(beside: storeFolder.file))
    let source = ImportRequest(kind: .legacy(file))
    let result = try await source.add(history(days: 2), to: store, backups: storeFolder.backups)
    #expect(result.remark == nil)
    #expect(try storeFolder.stored().map(\.draft.name).sorted() == ["Read", "Run"])
    #expect(LegacyFile(beside: storeFolder.file) == nil)
    let aside = storeFolder.url.appending(path: "legacy-habits.imported.json")
    #expect(try Data(contentsOf: aside) == Data("[]".utf8))

    let backup = try #require(storeFolder.backups.backups.first)
    await storeFolder.backups.restore(backup)
    #expect(try storeFolder.stored() == before)
  }

  @Test func `Without a backup, older records are not added`() async throws {
    let url = storeFolder.url.appending(path: "legacy-habits.json")
    try Data("[]".utf8).write(to: url)
    try Data().write(to: storeFolder.url.appending(path: "Backups"))
    let file = try #require(LegacyFile(beside: storeFolder.file))
    await #expect(throws: StoreBackupError.self) {
      try await ImportRequest(kind: .legacy(file))
        .add(self.history(days: 2), to: self.store, backups: self.storeFolder.backups)
    }
    #expect(try storeFolder.stored() == [])
    #expect(LegacyFile(beside: storeFolder.file) == file)
  }
}
