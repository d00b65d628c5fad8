import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

@Suite(.timeLimit(.minutes(5))) @MainActor
struct BackupServiceTests {
  private let storeFolder: StoreFolder
  private var store: HabitStore { storeFolder.store }
  private var backups: BackupService { storeFolder.backups }

  init() throws {
    storeFolder = try StoreFolder()
  }

  private func makeHabit(_ name: String, count: Int = 1) throws -> Habit {
    #expect(store.create(HabitDraft(name: name)) != nil)
    let habit = try #require(try storeFolder.habit(name))
    store.setCount(count, on: store.today, of: habit)
    return habit
  }

  // MARK: Daily backups

  @Test func `A backup is made at launch and when the day changes`() async throws {
    _ = try makeHabit("Read")
    backups.start()
    await until { backups.backups.count == 1 && storeFolder.time.waitingCount == 1 }
    storeFolder.time.advance(by: 60)
    await until { storeFolder.time.waitingCount == 1 }
    #expect(try storeFolder.backupNames() == ["Habits-20260309T120000Z.store"])
    storeFolder.time.advance(by: 86_400)
    await until { backups.backups.count == 2 }
    #expect(
      try storeFolder.backupNames() == [
        "Habits-20260309T120000Z.store", "Habits-20260310T120100Z.store",
      ]
    )
    #expect(backups.state == .idle)
  }

  @Test func `A day with a backup gets no second backup`() async throws {
    _ = try makeHabit("Read")
    #expect(await backups.backUpNow())
    let again = BackupService(store, url: storeFolder.file)
    _ = await again.backUpIfDue()
    #expect(try storeFolder.backupNames() == ["Habits-20260309T120000Z.store"])
  }

  @Test func `After a backup with a future date, there is still one backup a day`() async throws {
    _ = try makeHabit("Read")
    storeFolder.time.setClock(by: 365 * 86_400)
    #expect(await backups.backUpNow())
    storeFolder.time.setClock(by: -365 * 86_400)
    for _ in 0..<2 {
      _ = await BackupService(store, url: storeFolder.file).backUpIfDue()
      storeFolder.time.advance(by: 1)
    }
    #expect(
      try storeFolder.backupNames() == [
        "Habits-20260309T120000Z.store", "Habits-20270309T120000Z.store",
      ]
    )
  }

  @Test func `An empty store is not backed up until it has habits`() async throws {
    _ = await backups.backUpIfDue()
    #expect(try storeFolder.backupNames() == [])
    _ = try makeHabit("Read")
    _ = await backups.backUpIfDue()
    #expect(try storeFolder.backupNames() == ["Habits-20260309T120000Z.store"])
  }

  @Test func `The last seven backups are kept`() async throws {
    _ = try makeHabit("Read")
    for _ in 0..<9 {
      _ = await backups.backUpIfDue()
      storeFolder.time.advance(by: 86_400)
    }
    #expect(try storeFolder.backupNames() == (11...17).map { "Habits-202603\($0)T120000Z.store" })
    #expect(backups.backups.map(\.id) == (try storeFolder.backupNames()).reversed())
  }

  @Test func `A failed backup is reported and tried again on the next day`() async throws {
    _ = try makeHabit("Read")
    let blocked = storeFolder.url.appending(path: "Backups")
    try Data().write(to: blocked)
    _ = await backups.backUpIfDue()
    guard case .failed(let reason) = backups.state else {
      Issue.record("a backup was made although a file is in the place of the folder")
      return
    }
    #expect(reason.contains(blocked.path))
    try FileManager.default.removeItem(at: blocked)
    _ = await backups.backUpIfDue()
    #expect(try storeFolder.backupNames() == [])
    storeFolder.time.advance(by: 86_400)
    _ = await backups.backUpIfDue()
    #expect(try storeFolder.backupNames() == ["Habits-20260310T120000Z.store"])
    #expect(backups.state == .idle)
  }

  @Test func `A backup before a change waits for a running backup`() async throws {
    _ = try makeHabit("Read")
    let waiting = Task { [backups] in await backups.backUpNow() }
    try await backups.backUpBeforeChange()
    #expect(await waiting.value)
    #expect(
      try storeFolder.backupNames() == [
        "Habits-20260309T120000Z-2.store", "Habits-20260309T120000Z.store",
      ]
    )
  }

  @Test func `A store in memory has no backups`() async throws {
    let fixture = try StoreFixture()
    let service = BackupService(fixture.store, url: nil)
    #expect(service.folder == nil)
    #expect(await !service.backUpNow())
    #expect(service.backups == [])
    #expect(service.state == .idle)
  }

  // MARK: Restoring

  @Test func `A restore replaces all data and backs up the previous data`() async throws {
    let read = try makeHabit("Read", count: 2)
    _ = store.setNote("rain", on: store.today, of: read)
    let run = try makeHabit("Run")
    let before = try storeFolder.stored()
    #expect(await backups.backUpNow())

    let day = store.today
    storeFolder.time.advance(by: 86_400)
    _ = store.days.updateToday()
    #expect(
      store.update(
        read.id,
        from: read.draft,
        to: HabitDraft(name: "Read more", color: "pink")
      )
    )
    store.setCount(9, on: day, of: read)
    store.setCount(1, on: day.advanced(by: -5), of: read)
    _ = store.delete(run)
    _ = try makeHabit("Later")
    let later = try storeFolder.stored()

    let backup = try #require(backups.backups.first)
    await backups.restore(backup)
    #expect(backups.state == .idle)
    #expect(try storeFolder.stored() == before)
    #expect(store.entry(for: read).log.record(on: day) == DayRecord(day: day, count: 2))
    #expect(store.entry(for: read).log.recordCount == 1)
    let again = try #require(try storeFolder.habit("Run"))
    #expect(store.entry(for: again).log.recordCount == 1)
    #expect(try storeFolder.habit("Later") == nil)

    #expect(backups.backups.count == 2)
    await backups.restore(backups.backups[0])
    #expect(try storeFolder.stored() == later)
  }

  @Test func `A restore replaces the categories, and can be undone`() async throws {
    func category(_ name: String) -> CategoryInfo {
      CategoryInfo(id: .health, name: name, icon: "music.note", color: "pink")
    }
    let music = try #require(store.addCategory(category("Music")))
    #expect(store.create(HabitDraft(name: "Piano", category: music)) != nil)
    let before = try store.categories()
    #expect(await backups.backUpNow())

    store.removeCategory(music)
    store.removeCategory(.social)
    #expect(store.addCategory(category("Garden")) != nil)
    let later = try store.categories()

    await backups.restore(try #require(backups.backups.first))
    #expect(backups.state == .idle)
    #expect(try store.categories() == before)
    let piano = try #require(try storeFolder.habit("Piano"))
    #expect(store.categoryName(of: piano) == "Music")

    await backups.restore(try #require(backups.backups.first))
    #expect(try store.categories() == later)
  }

  @Test func `A backup that can't be read changes nothing`() async throws {
    _ = try makeHabit("Read")
    #expect(await backups.backUpNow())
    let backup = try #require(backups.backups.first)
    try Data("no store".utf8).write(to: backup.url)
    let before = try storeFolder.stored()
    await backups.restore(backup)
    guard case .failed(let reason) = backups.state else {
      Issue.record("a file that is not a store was restored")
      return
    }
    #expect(!reason.isEmpty)
    #expect(try storeFolder.stored() == before)
  }

  @Test func `The oldest of seven backups can be restored`() async throws {
    let habit = try makeHabit("Read")
    for count in 1...7 {
      store.setCount(count, on: store.today, of: habit)
      #expect(await backups.backUpNow())
      storeFolder.time.advance(by: 1)
    }
    let oldest = try #require(backups.backups.last)
    await backups.restore(oldest)
    #expect(store.todayState(of: habit).count == 1)
    #expect(backups.backups.count == 7)
  }
}
