import Foundation
import HabitIntents
import HabitInterchange
import HabitReminders
import SwiftData
import TestSupport
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// Opening a store at launch, in a temporary folder of each test.
@MainActor
struct AppSessionTests {
  private let folder: TemporaryFolder
  /// 2026-03-09 12:00 in UTC.
  private let noon = Date(timeIntervalSince1970: 1_773_057_600)
  private var file: URL { folder.file("deep/Habits.store") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A launch creates a store, and the next launch reads its habits`() async throws {
    let first = try open(Launch(storeURL: file))
    #expect(first.create(HabitDraft(name: "Run")) != nil)
    let second = try open(Launch(storeURL: file))
    for store in [first, second] { await store.waitForHistories() }
    #expect(try second.context.fetch(FetchDescriptor<Habit>()).map(\.name) == ["Run"])
  }

  @Test func `A launch creates the requested number of sample habits`() throws {
    let store = try open(Launch(storeURL: nil, clock: .starting(at: noon), sample: 5))
    #expect(try store.context.fetchCount(FetchDescriptor<Habit>()) == 5)
  }

  @Test func `The clock starts at the given date and time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let evening = noon.addingTimeInterval(11.5 * 3_600)
    let store = try open(
      Launch(storeURL: nil, clock: .starting(at: evening), timeZone: tokyo)
    )
    #expect(store.today.isoText == "2026-03-10")
  }

  @Test func `A file that is not a store is left unchanged`() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let content = Data("Dear diary".utf8)
    try content.write(to: file)
    let session = try session(Launch(storeURL: file))
    guard case .failed(let failure) = session.state else {
      Issue.record("the store was opened")
      return
    }
    #expect(failure.url == file)
    #expect(!failure.reason.isEmpty)
    #expect(try Data(contentsOf: file) == content)
  }

  @Test func `Intents use the session's store`() throws {
    let stores = HabitStoreProvider()
    let session = try session(Launch(storeURL: nil), stores: stores)
    #expect(try stores.store() === session.store)
  }

  @Test func `Intents report why the store couldn't be opened`() throws {
    let stores = HabitStoreProvider()
    let error = HabitWriteError(message: "The disk is full.")
    let session = try session(Launch(storeURL: nil), stores: stores, failingWith: error)
    #expect(session.store == nil)
    let failure = #expect(throws: HabitStoreUnavailable.self) { try stores.store() }
    #expect(failure?.localizedDescription == "Couldn't open your habits. The disk is full.")
  }

  @Test func `A store that can't be read before the device is unlocked is opened afterward`() throws
  {
    var isLocked = true
    let launch = Launch(storeURL: file)
    let stores = HabitStoreProvider()
    let session = try AppSession(launch, stores: stores, reminders: RecordingReminderCenter()) {
      if isLocked { throw CocoaError(.fileReadNoPermission) }
      return try launch.modelContainer(for: HabitSchema.models)
    }
    session.enterForeground()
    #expect(session.store == nil)
    // Settings can't be read earlier, either.
    session.settings.set(4, forKey: SettingKey<Int>.startHour.name)
    defer { session.settings.removeObject(forKey: SettingKey<Int>.startHour.name) }
    isLocked = false
    session.openAgain()
    let store = try #require(session.store)
    #expect(try stores.store() === store)
    let boundary = DayRule.localCalendar.boundary(timeZone: session.timeZone, startHour: 4)
    #expect(store.days.boundary == boundary)
    session.openAgain()
    #expect(session.store === store)
  }

  @Test func `A backup replaces a damaged store`() async throws {
    let stores = HabitStoreProvider()
    try makeDamagedStore()
    let session = try session(Launch(storeURL: file, clock: .starting(at: noon)), stores: stores)
    var recoveries = 0
    session.onRecovery = { recoveries += 1 }
    let (recovery, backup) = try await recovery(of: session)
    await recovery.restore(backup)
    #expect(recovery.state == .idle)
    #expect(session.recovery == nil)
    let store = try #require(session.store)
    #expect(try store.context.fetch(FetchDescriptor<Habit>()).map(\.name) == ["Run"])
    #expect(try stores.store() === store)
    #expect(recoveries == 1)
    let damaged = file.deletingLastPathComponent()
      .appending(path: "Habits-damaged-20260309T120000Z.store")
    #expect(try Data(contentsOf: damaged) == Data("Dear diary".utf8))
  }

  @Test func `An unreadable backup leaves the damaged store in place`() async throws {
    try makeDamagedStore()
    let session = try session(Launch(storeURL: file))
    let (recovery, backup) = try await recovery(of: session)
    try Data("Dear diary".utf8).write(to: backup.url)
    await recovery.restore(backup)
    guard case .failed = recovery.state else {
      Issue.record("an unreadable backup was restored")
      return
    }
    #expect(session.store == nil)
    #expect(try Data(contentsOf: file) == Data("Dear diary".utf8))
  }

  @Test func `A store that was repaired since the launch is not replaced by a backup`() async throws
  {
    try makeDamagedStore()
    let session = try session(Launch(storeURL: file))
    let (recovery, backup) = try await recovery(of: session)
    try FileManager.default.removeItem(at: file)
    #expect(try open(Launch(storeURL: file)).create(HabitDraft(name: "Swim")) != nil)
    await recovery.restore(backup)
    let store = try #require(session.store)
    #expect(try store.context.fetch(FetchDescriptor<Habit>()).map(\.name) == ["Swim"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path
    )
    #expect(names.filter { $0.contains("damaged") } == [])
  }

  @Test(arguments: [true, false])
  func `No backup is offered for a store that may be intact`(isOpened: Bool) throws {
    try makeDamagedStore()
    let error: any Error =
      isOpened ? LaunchImportError(errorDescription: "Full.") : SwiftDataError.backwardMigration
    let session = try session(Launch(storeURL: file), failingWith: error)
    #expect(session.store == nil)
    #expect(session.recovery == nil)
  }

  @Test func `A folder in the store's place is not replaced`() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let session = try session(Launch(storeURL: file))
    #expect(session.store == nil)
    #expect(session.recovery == nil)
  }

  /// Replaces the store with a file that can't be opened, beside a backup with one habit.
  private func makeDamagedStore() throws {
    #expect(try open(Launch(storeURL: file)).create(HabitDraft(name: "Run")) != nil)
    _ = try BackupFolder(store: file).makeBackup(at: noon)
    for ending in ["-wal", "-shm"] {
      let path = file.path + ending
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
    try Data("Dear diary".utf8).write(to: file)
  }

  /// Returns the recovery of a damaged store, and its newest backup.
  private func recovery(of session: AppSession) async throws -> (StoreRecovery, Backup) {
    let recovery = try #require(session.recovery)
    await recovery.reload()
    return (recovery, try #require(recovery.backups.first))
  }

  @Test func `An unreadable import creates no store`() throws {
    do throws(LaunchFailure) {
      _ = try session(
        Launch(storeURL: file, importFile: URL(filePath: "/nowhere/loop.db"))
      )
      Issue.record("the import was read")
    } catch {
      #expect(error.exitCode == 65)
      #expect(error.message.hasPrefix("loop.db can't be read: "))
      #expect(!error.message.contains("\n"))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  private func session(
    _ launch: Launch,
    stores: HabitStoreProvider = HabitStoreProvider(),
    failingWith error: (any Error)? = nil
  ) throws(LaunchFailure) -> AppSession {
    try AppSession(launch, stores: stores, reminders: RecordingReminderCenter()) {
      if let error { throw error }
      return try launch.modelContainer(for: HabitSchema.models)
    }
  }

  private func open(_ launch: Launch) throws -> HabitStore {
    switch try session(launch).state {
    case .open(let services): return services.store
    case .failed(let failure): throw failure
    }
  }
}

extension StoreFailure: Error {}
