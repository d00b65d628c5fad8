import Foundation
import HabitCiphers
import HabitIntents
import SwiftData
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// From a launch to a store, in a folder of each test's own.
@MainActor
struct AppSessionTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  /// 2026-03-09 12:00 in UTC.
  private let noon = Date(timeIntervalSince1970: 1_773_057_600)
  private var file: URL { folder.appending(path: "deep/Habits.store") }

  @Test func makesAStoreAndKeepsWhatIsWritten() async throws {
    let first = try open(Launch(storeURL: file))
    #expect(first.create(HabitDraft(name: "Run")))
    let second = try open(Launch(storeURL: file))
    for store in [first, second] { await store.historiesAreRead() }
    #expect(try second.context.fetch(FetchDescriptor<Habit>()).map(\.name) == ["Run"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func samplesAreInMemory() throws {
    let store = try open(Launch(storeURL: nil, clock: .starting(at: noon), sample: 5))
    #expect(try store.context.fetchCount(FetchDescriptor<Habit>()) == 5)
  }

  @Test func theClockStartsWhereItIsTold() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let evening = noon.addingTimeInterval(11.5 * 3_600)
    let store = try open(
      Launch(storeURL: nil, clock: .starting(at: evening), timeZone: tokyo)
    )
    #expect(store.today.isoText == "2026-03-10")
  }

  @Test func whatIsNoStoreIsLeftAsItIs() throws {
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
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `Intents use the session's store`() throws {
    let stores = HabitStoreProvider()
    let session = try session(Launch(storeURL: nil), stores: stores)
    #expect(try stores.store() === session.store)
  }

  @Test func `Intents report why the store couldn't be opened`() throws {
    let stores = HabitStoreProvider()
    let session = try AppSession(
      Launch(storeURL: nil),
      ciphers: CryptoCiphers(),
      stores: stores,
      reminders: RecordingReminderCenter()
    ) {
      throw HabitWriteError(message: "The disk is full.")
    }
    #expect(session.store == nil)
    let failure = #expect(throws: HabitStoreUnavailable.self) { try stores.store() }
    #expect(failure?.localizedDescription == "Couldn't open your habits. The disk is full.")
  }

  @Test func anImportThatCantBeReadMakesNoStore() throws {
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
    stores: HabitStoreProvider = HabitStoreProvider()
  ) throws(LaunchFailure) -> AppSession {
    try AppSession(
      launch,
      ciphers: CryptoCiphers(),
      stores: stores,
      reminders: RecordingReminderCenter()
    ) {
      try launch.modelContainer(for: HabitSchema.models)
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
