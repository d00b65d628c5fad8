import Foundation
import HabitSync
import HabitTestSupport
import SwiftData
import Synchronization
import TestSupport
import Testing

@testable import HabitData

/// The locks that the app holds in its group's folder when iOS suspends it. Before that, iOS expires
/// the app's activities; it ends an app that still holds such a lock.
@Suite(.timeLimit(.minutes(5))) @MainActor struct SuspensionTests {
  private let folder: TemporaryFolder
  private let launch: Launch
  private let group: URL
  private let transport = WaitingTransport()

  init() throws {
    folder = try TemporaryFolder()
    group = folder.file("group")
    let own = folder.file("app/HabitTracker/Habits.store")
    launch = Launch(storeURL: own)
      .shared(in: AppGroup(identifier: "group.test", container: group), from: own)
  }

  private func joined() async throws -> SyncEngine {
    let engine = SyncEngine(
      try launch.modelContainer(for: [Habit.self, HabitCompletion.self]),
      settings: launch.file("sync.json"),
      clock: .system,
      transport: { [transport] _ in transport }
    )
    _ = try await engine.setUp(.folder(path: "/nowhere"), named: "Phone")
    return engine
  }

  @Test func `POSIX write locks and locks of flock in a folder are found, and no others`() throws {
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    let path = group.appending(path: "file").path(percentEncoded: false)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    func lock(_ kind: Int32) -> Bool {
      var lock = flock()
      (lock.l_type, lock.l_whence) = (Int16(kind), Int16(SEEK_SET))
      (lock.l_start, lock.l_len) = (120, 1)
      return fcntl(descriptor, F_SETLK, &lock) == 0
    }

    #expect(lock(F_RDLCK))
    #expect(try HeldLock.all(in: group) == [])
    #expect(lock(F_WRLCK))
    #expect(try HeldLock.all(in: group).map(\.kind) == ["POSIX ADVISORY WRITE"])
    #expect(try HeldLock.all(in: folder.file("gro")) == [])
    #expect(lock(F_UNLCK))
    #expect(flock(descriptor, LOCK_SH) == 0)
    #expect(try HeldLock.all(in: folder.url).map(\.kind) == ["FLOCK ADVISORY READ"])
  }

  @Test func `A write holds the store's lock only until it returns`() throws {
    let container = try launch.modelContainer(for: [Habit.self, HabitCompletion.self])
    let during = try StoreWriter(container: container).change { _ in
      try HeldLock.all(in: group)
    }
    #expect(during.map(\.file).map { $0.hasSuffix("Habits.store-lock") } == [true])
    #expect(try HeldLock.all(in: group) == [])
  }

  @Test func `An exchange holds no lock in the group's folder`() async throws {
    let engine = try await joined()
    let exchange = Task { try await engine.exchange() }
    await until { transport.isWaiting }
    #expect(
      try HeldLock.all(in: folder.url).map(\.file).map { $0.hasSuffix(".exchange") } == [true]
    )
    #expect(try HeldLock.all(in: group) == [])
    transport.resume()
    #expect(try await exchange.value != nil)
  }

  @Test func `An exchange is canceled before the process is suspended`() async throws {
    let activities = Activities()
    try await ExpiringActivity.$onBegin.withValue(activities.add) {
      let engine = try await joined()
      let exchange = Task { try await engine.exchange() }
      await until { transport.isWaiting && activities.haveBegun }
      activities.expire()
      await #expect(throws: CancellationError.self) { try await exchange.value }
      #expect(try HeldLock.all(in: folder.url) == [])
    }
  }

  @Test func `Background work is canceled before the process is suspended`() async {
    let activities = Activities()
    await ExpiringActivity.$onBegin.withValue(activities.add) {
      let isUnderWay = Atomic(false)
      let work = Task {
        try await BackgroundWork.run { _ in
          isUnderWay.store(true, ordering: .relaxed)
          try await Task.sleep(for: .seconds(30))
        }
      }
      await until { isUnderWay.load(ordering: .relaxed) && activities.haveBegun }
      activities.expire()
      await #expect(throws: CancellationError.self) { try await work.value }
    }
  }
}

/// The activities of a test.
private final class Activities: Sendable {
  private let expirations = Mutex<[@Sendable () -> Void]>([])

  /// True after an activity could be expired. Its work may begin earlier.
  var haveBegun: Bool { expirations.withLock { !$0.isEmpty } }

  @Sendable func add(_ expire: @escaping @Sendable () -> Void) {
    expirations.withLock { $0.append(expire) }
  }

  func expire() {
    for expire in expirations.withLock({ $0 }) { expire() }
  }
}

/// A remote folder without files that delays its second listing.
private final class WaitingTransport: SyncTransport {
  private let listings = Atomic(0)
  private let isOpen = Atomic(false)

  /// True after a second listing was requested. Setup requests the first.
  var isWaiting: Bool { listings.load(ordering: .relaxed) > 1 }

  func resume() { isOpen.store(true, ordering: .relaxed) }

  func names() async throws(SyncTransportError) -> [String] {
    guard listings.add(1, ordering: .relaxed).newValue > 1 else { return [] }
    while !isOpen.load(ordering: .relaxed) {
      guard !Task.isCancelled else { throw .isAway("it took too long.") }
      await Task.yield()
    }
    return []
  }

  func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] { [] }
  func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {}
  func remove(_ name: String) async throws(SyncTransportError) {}
}
