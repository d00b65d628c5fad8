import Foundation
import HabitEngine
import HabitSync
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// The automatic exchanges of the app.
@Suite(.timeLimit(.minutes(5))) @MainActor struct SyncServiceTests {
  private let fixture: StoreFixture
  private let share: TemporaryFolder
  private let own: TemporaryFolder
  private let service: SyncService

  private var time: ManualTime { fixture.time }

  init() throws {
    (fixture, share, own) = (try StoreFixture(), try TemporaryFolder(), try TemporaryFolder())
    service = SyncService(
      fixture.store,
      settings: own.file("sync.json"),
      log: nil
    )
  }

  private var place: SyncPlace { .folder(path: share.url.path()) }

  private func fileCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: share.url.path()).count
  }

  /// Lets the service do everything that is due at the current time.
  private func settle() async throws {
    for _ in 0..<10 {
      try await Task.sleep(for: .milliseconds(10))
      await until { !service.isExchanging }
    }
  }

  /// Sets up sync and waits for the first exchanges.
  private func startSyncing() async throws {
    service.start()
    _ = try await service.setUp(place, named: "Desk")
    await until { service.status?.lastExchange != nil && !service.isExchanging }
    time.advance(by: 2)
    try await settle()
    time.advance(by: 2)
    try await settle()
  }

  /// Makes a change, and lets three seconds pass.
  private func changeAndWait() async throws {
    _ = try fixture.makeHabit("Read")
    service.storeWasWritten()
    for _ in 0..<3 {
      try await settle()
      time.advance(by: 1)
    }
    try await settle()
  }

  @Test func `While sync is off, no timer wakes the process up`() async throws {
    service.start()
    try await settle()
    #expect(time.waitingCount == 0)
    time.advance(by: 3_600)
    try await settle()
    #expect(time.waitingCount == 0)
  }

  @Test func `Sync starts automatically after another program sets it up`() async throws {
    service.start()
    try await settle()
    let other = SyncEngine(
      fixture.container,
      settings: own.file("sync.json"),
      clock: time.clock
    )
    _ = try await other.setUp(place, named: "Desk")
    // The folder's last event may arrive after the clock was advanced, and set the timer again.
    var hasExchanged: Bool { service.status?.lastExchange != nil }
    while !hasExchanged, !Task.isCancelled {
      await until { hasExchanged || time.waitingCount > 0 }
      time.advance(by: 2)
    }
  }

  @Test func `A change is sent within three seconds`() async throws {
    try await startSyncing()
    let before = try fileCount()
    try await changeAndWait()
    // No more time passes, but a busy machine may need longer for the work that is due.
    try await until { try fileCount() > before }
  }

  @Test func `A change during another exchange is sent soon afterward`() async throws {
    try await startSyncing()
    // A late event of the folder may have started another exchange.
    var lock: FileLock?
    try await until {
      lock = try FileLock(unlessHeld: own.file("sync.json.exchange"))
      return lock != nil
    }
    let before = try fileCount()
    try await changeAndWait()
    #expect(try fileCount() == before)
    lock?.unlock()
    for _ in 0..<5 where try fileCount() == before {
      time.advance(by: 1)
      try await settle()
    }
    try await until { try fileCount() > before }
  }

  @Test func `A merge can be undone in its window`() throws {
    let habits = [try fixture.makeHabit("Read"), try fixture.makeHabit("Read")]
    for (count, habit) in zip([2, 5], habits) {
      fixture.store.setCount(count, on: fixture.store.today, of: habit)
    }
    let before = try fixture.stored()
    let window = HabitStore(windowBeside: fixture.store)
    let pair = DuplicateHabits(name: "Read", here: habits[0].id, other: habits[1].id)
    service.merge(pair, in: window)
    #expect(try fixture.stored().map { $0.days.map(\.count) } == [[5]])
    window.undoRecorder.undo(try #require(window.notices.first))
    #expect(try fixture.stored() == before)
  }

  @Test func `Changes made in the background are exchanged when sync resumes`() async throws {
    try await startSyncing()
    service.pause()
    let before = try fileCount()
    _ = try fixture.makeHabit("Read")
    service.storeWasWritten()
    for _ in 0..<3 {
      time.advance(by: 100)
      try await settle()
    }
    #expect(try fileCount() == before)
    service.resume()
    await until { (try? fileCount()) != before }
  }
}
