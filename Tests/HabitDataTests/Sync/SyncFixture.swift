import Foundation
import HabitCiphers
import HabitEngine
import HabitInterchange
import HabitSync
import HabitTestSupport
import SwiftData

@testable import HabitData

/// A device of a test: a store in memory that exchanges through a folder.
@MainActor
struct SyncFixture {
  let device: StoreFixture
  let engine: SyncEngine
  let name: String

  var store: HabitStore { device.store }

  /// - Parameter wait: What happens where the engine waits. It waits for nobody between two portions.
  init(
    _ name: String,
    settings: URL? = nil,
    file: URL? = nil,
    wait: @escaping @Sendable () -> Void = {}
  ) throws {
    device = try StoreFixture(file)
    self.name = name
    let time = device.time
    // Each habit is one portion when it begins.
    let clock = AppClock(read: { time.now }, wait: { _ in wait() })
    engine = SyncEngine(
      device.container,
      settings: settings,
      ciphers: CryptoCiphers(),
      clock: clock,
      portion: 1
    )
  }

  /// Takes part, with a key of the test's own.
  func join(_ folder: URL) async throws {
    try await engine.join(.folder(path: folder.path()), Self.key, named: name)
  }

  private static let key: SyncKey = {
    var random = SystemRandomNumberGenerator()
    return SyncKey(using: &random)
  }()

  /// Exchanges until nothing is left to do.
  /// - Returns: What the last exchange did.
  @discardableResult
  func exchange() async throws -> ExchangeReport {
    var last = ExchangeReport()
    for _ in 0..<20 {
      guard let report = try await engine.exchange() else { continue }
      last = report
      if report.isDone, report.written == 0 { break }
    }
    return last
  }

  /// What the store has.
  func stored() throws -> SyncDocument {
    let context = ModelContext(device.container)
    let snapshots = try device.stored()
    let records = try context.fetch(FetchDescriptor<CategoryRecord>())
    return SyncDocument(
      habits: snapshots.map { PortableHabit($0) },
      timers: Dictionary(
        uniqueKeysWithValues: snapshots.filter { $0.timer.phase != .stopped }
          .map { ($0.id, $0.timer) }
      ),
      categories: records.map { record in
        SyncDocument.Category(
          PortableCategory(
            key: record.key,
            name: record.name,
            icon: record.icon,
            color: record.color
          ),
          position: record.sortIndex,
          isRemoved: record.isRemoved
        )
      }
    )
  }

  /// What is known, as a store would have it; nil where not all is taken in of what was there when it
  /// began. Then some more is.
  func known() async throws -> SyncDocument? {
    guard let replica = try await engine.replicaForTests() else { return nil }
    let document = SyncDocument(replica.state)
    return SyncDocument(
      habits: document.habits,
      timers: document.timers,
      categories: document.categories.filter {
        !$0.isRemoved || HabitCategory.standard.contains(HabitCategory(rawValue: $0.category.key))
      }
    )
  }
}

extension SyncEngine {
  /// What is known, with all that was written until now; nil before all is read that was there.
  func replicaForTests() throws -> Replica? {
    if try ledger.hasUnread() {
      try ledger.takeFound(at: clock.now())
      return nil
    }
    try ledger.update(at: clock.now())
    return ledger.replica
  }
}

/// A folder that goes with the test.
final class SharedFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "sync-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      // It is in the system's folder for what goes.
    }
  }
}
