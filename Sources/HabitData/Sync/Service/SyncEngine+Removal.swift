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
    try change { $0.sync?.madeKeys += 1 }
    try tellOfNewKey(without: device)
    // What is written is read back the second time; then the new key is taken.
    for _ in 0..<6 {
      guard let report = try await exchange() else { continue }
      if let failure = report.failures.first { throw failure }
      if try file.read().sync?.key != settings.key { return }
    }
  }

  private func tellOfNewKey(without device: UUID) throws {
    let now = clock.now()
    var generator = SystemRandomNumberGenerator()
    let key = SyncKey(using: &generator)
    try ledger.update(at: now) { replica, _, _ in
      // This one, too: it goes on as all do, whenever it is ended before.
      let stay = replica.state.devices.filter { $0.id != device }
      let changes = [DeviceRecord.removal(of: device)] + stay.compactMap { $0.handOver(key) }
      replica.make(changes, at: now, using: &generator)
      return CellSet()
    }
  }

  /// Takes the key that a device has made, if one has, once nothing waits to leave under the former.
  /// - Returns: Whether it was taken.
  func goOnWithNextKey(_ exchange: Exchange) async throws -> Bool {
    guard let settings = try file.read().sync,
      let membership = try SyncMembership.current(in: ModelContext(container))
    else { throw SyncError.isOff }
    let replica = ledger.replica
    guard !membership.isLeaving else { return false }
    if replica.state.isRemoved(membership.id) { throw SyncError.wasRemoved }
    guard let deviceKey = DeviceKey(data: settings.deviceKey),
      let key = replica.state.nextKey(for: membership.id, deviceKey),
      key.description != settings.key, !settings.formerKeys.contains(key.description),
      replica.pendingCount == 0, replica.leavingCount == 0
    else { return false }
    try change { content in
      content.sync?.formerKeys.append(settings.key)
      content.sync?.key = key.description
    }
    var former: [SyncFileName] = []
    try ledger.update(at: clock.now()) { replica, _, _ in
      former = replica.startOver()
      return CellSet()
    }
    // Those of the one who made the key tell it to a device that comes back after a year.
    if settings.madeKeys == 0 { await exchange.remove(former) }
    return true
  }
}
