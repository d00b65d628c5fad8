import Foundation
import HabitSync
import SwiftData

/// A device that takes part no longer. It has the key and may have all files: from then on they are
/// sealed with another key, which each device that stays is given in a way that only it can read.
extension SyncEngine {
  /// Removes another device.
  /// - Throws: `CarrierError` where the others can't be told now: it is removed as soon as they can.
  package func remove(_ device: UUID) async throws {
    let settings = try settings()
    try makeKey(without: succession(settings).removed.union([device]), settings)
    // What is written is read back the second time; then the new key is taken.
    for _ in 0..<6 {
      // Another exchange is under way for long: the next one goes on with it.
      guard let report = try await exchangeInTurn() else { return }
      if let failure = report.failures.first { throw failure }
      if try file.read().sync?.key != settings.key { return }
    }
  }

  /// Goes on with the key of ``Succession``, once nothing waits to leave under the former and all that
  /// are known were told of it. Makes one where each that there is has come to a removed device.
  /// - Returns: Whether another key was taken.
  func goOnWithNextKey(_ exchange: Exchange, _ settings: SyncSettings) async throws -> Bool {
    guard let membership = try SyncMembership.current(in: ModelContext(container)) else {
      throw SyncError.isOff
    }
    guard !membership.isLeaving else { return false }
    let succession = try succession(settings)
    let state = ledger.replica.state
    if state.isRemoved(membership.id) || succession.removed.contains(membership.id) {
      throw SyncError.wasRemoved
    }
    guard let key = succession.key else {
      try makeKey(without: succession.removed, settings)
      return false
    }
    guard key.description != settings.key else { return false }
    try handOver(key, without: succession.removed, settings)
    guard ledger.replica.pendingCount == 0, ledger.replica.leavingCount == 0 else { return false }
    try await take(key, settings, exchange)
    return true
  }

  /// Whether others go on with a key that nobody has told this device of.
  func isLeftBehind(_ settings: SyncSettings) throws -> Bool {
    guard let membership = try SyncMembership.current(in: ModelContext(container)) else {
      return false
    }
    let key = try SyncKey(text: settings.key)
    return ledger.replica.state.isLeftBehind(membership.id, with: key, ciphers)
  }

  /// The keys beside the one that is written with, by which something may be handed over: those of
  /// before, and those that another device has made and this one does not go on with.
  func otherKeys(_ settings: SyncSettings) throws -> [SyncKey] {
    let former = try settings.formerKeys.map { key throws(SyncKeyError) in try SyncKey(text: key) }
    let told = try handOvers(settings).compactMap(\.key)
    let all = former + told.sorted { $0.description < $1.description }
    return all.reduce(into: []) { keys, key in
      if !keys.contains(key), key.description != settings.key { keys.append(key) }
    }
  }

  private func handOvers(_ settings: SyncSettings) throws -> [HandOver] {
    guard let membership = try SyncMembership.current(in: ModelContext(container)),
      let deviceKey = DeviceKey(data: settings.deviceKey, ciphers)
    else { return [] }
    return ledger.replica.state.handOvers(to: membership.id, deviceKey)
  }

  private func succession(_ settings: SyncSettings) throws -> Succession {
    Succession(try SyncKey(text: settings.key), try handOvers(settings), ciphers)
  }

  private func makeKey(without removed: Set<UUID>, _ settings: SyncSettings) throws {
    var generator = SystemRandomNumberGenerator()
    try handOver(SyncKey(using: &generator), without: removed, settings)
  }

  /// Tells all that were not told of a key: this device, too, so that it goes on as all do, whenever it
  /// is ended before.
  private func handOver(
    _ key: SyncKey,
    without removed: Set<UUID>,
    _ settings: SyncSettings
  ) throws {
    let untold = ledger.replica.state.untold(of: key, without: removed, ciphers)
    guard !untold.isEmpty, let deviceKey = DeviceKey(data: settings.deviceKey, ciphers) else {
      return
    }
    // Before: this device's files are then kept, for those that come back after a year.
    try change { $0.sync?.madeKeys += 1 }
    let now = clock.now()
    try ledger.update(at: now) { replica, membership, _ in
      let removals = untold.filter { removed.contains($0.id) }
        .map { DeviceRecord.removal(of: $0.id) }
      let handOvers = untold.compactMap {
        deviceKey.handOver(key, without: removed, to: $0, from: membership.id)
      }
      var generator = SystemRandomNumberGenerator()
      replica.make(removals + handOvers, at: now, using: &generator)
      return CellSet()
    }
  }

  private func take(
    _ key: SyncKey,
    _ settings: SyncSettings,
    _ exchange: Exchange
  ) async throws {
    var former: [SyncFileName] = []
    // First: who is ended in between writes all anew under the former key, and not under none.
    try ledger.update(at: clock.now()) { replica, _, _ in
      former = replica.startOver()
      return CellSet()
    }
    try change { content in
      content.sync?.formerKeys.append(settings.key)
      content.sync?.key = key.description
    }
    // Those of who has told others of a key tell it to a device that comes back after a year.
    if try file.read().sync?.madeKeys == 0 { await exchange.remove(former) }
  }
}
