import Foundation
import HabitEngine
import HabitInterchange
import HabitSync
import HabitTestSupport
import SwiftData
import Testing

@testable import HabitData

/// A test device: a store that syncs through a folder.
@MainActor
struct SyncFixture {
  let device: StoreFixture
  let engine: SyncEngine
  let name: String

  var store: HabitStore { device.store }

  /// - Parameters:
  ///   - file: The store's file, or nil for a store in memory.
  ///   - wait: Called when the engine waits. By default, the engine does not wait between
  ///     transactions.
  init(
    _ name: String,
    settings: URL? = nil,
    file: URL? = nil,
    wait: @escaping @Sendable () -> Void = {}
  ) throws {
    device = try StoreFixture(file)
    self.name = name
    let time = device.time
    let clock = AppClock(read: { time.now }, wait: { _ in wait() })
    // With a portion of 1, each habit is added in its own transaction.
    engine = SyncEngine(
      device.container,
      settings: settings,
      clock: clock,
      portion: 1
    )
  }

  /// Joins with the key that all test devices share.
  func join(_ folder: URL) async throws {
    try await engine.join(.folder(path: folder.path()), Self.key, named: name)
  }

  private static let key: SyncKey = {
    var random = SystemRandomNumberGenerator()
    return SyncKey(using: &random)
  }()

  /// Exchanges until nothing is left to do.
  ///
  /// - Returns: The report of the last exchange.
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

  /// Returns the content of the store.
  func stored() throws -> SyncDocument {
    SyncDocument(
      habits: try device.stored().map(\.clamped),
      categories: try SyncCategory.stored(in: ModelContext(device.container))
    )
  }

  /// Returns the habits and categories of the replica, in the same form as ``stored()``. If the
  /// replica does not have all data from before the device joined, adds some of it and returns nil.
  func known() async throws -> SyncDocument? {
    guard let replica = try await engine.replicaForTests() else { return nil }
    let document = SyncDocument(replica.state)
    return SyncDocument(
      habits: document.habits,
      categories: document.categories.filter {
        !$0.isRemoved || HabitCategory.standard.contains(HabitCategory(rawValue: $0.category.key))
      }
    )
  }
}

extension SyncEngine {
  /// Returns the replica, updated with all writes to the store. If it does not have all data from
  /// before the device joined, adds some of that data and returns nil.
  func replicaForTests() throws -> Replica? {
    if try ledger.hasUnread() {
      try ledger.takeFound(at: clock.now())
      return nil
    }
    try ledger.update(at: clock.now())
    return ledger.replica
  }
}

extension PortableHabit {
  /// The habit with its counts clamped to the range of its measure, as in a replica.
  fileprivate var clamped: PortableHabit {
    var copy = self
    for index in days.indices {
      copy.days[index].count = min(days[index].count, target.measure.counts.upperBound)
    }
    return copy
  }
}

/// Exchanges until all devices have all changes.
@MainActor func settle(_ devices: SyncFixture...) async throws {
  for _ in 0..<3 {
    for device in devices { try await device.exchange() }
  }
}

/// Expects the same content in the stores of two devices.
@MainActor func expectSame(_ one: SyncFixture, _ two: SyncFixture) throws {
  let difference = try one.stored().difference(from: two.stored())
  #expect(difference == nil, "\(difference ?? "")")
}
