import Foundation
import HabitSync
import SwiftData

/// Removal of a device. A removed device has the key and possibly all files, so the other devices
/// continue with a new key. Each of them receives the new key in a form that only it can read.
extension SyncEngine {
  /// Removes another device.
  ///
  /// - Throws: `SyncTransportError` if the other devices can't be notified now. They are
  ///   notified as soon as possible.
  package func remove(_ device: UUID) async throws {
    let settings = try rejoinedSettings()
    try makeKey(without: rotation(settings).removed.union([device]), settings)
    // The first exchange writes files, the second reads them back, and then the new key takes
    // effect.
    for _ in 0..<6 {
      // Another exchange is still running. The next one completes the removal.
      guard let report = try await exchangeInTurn() else { return }
      if let failure = report.failures.first { throw failure }
      if try file.read().sync?.key != settings.key { return }
    }
  }

  /// Switches to the key of ``KeyRotation`` after nothing is left to send with the current key and
  /// all known devices have received the new key. Creates a key if a removed device has all
  /// existing keys.
  ///
  /// - Returns: True if the key was switched.
  func switchToNextKey(_ exchange: Exchange, _ settings: SyncSettings) async throws -> Bool {
    guard let membership = try SyncMembership.current(in: ModelContext(container)) else {
      throw SyncError.isOff
    }
    guard !membership.isLeaving else { return false }
    let rotation = try rotation(settings)
    let state = ledger.replica.state
    if state.isRemoved(membership.id) || rotation.removed.contains(membership.id) {
      throw SyncError.wasRemoved
    }
    guard let key = rotation.key else {
      try makeKey(without: rotation.removed, settings)
      return false
    }
    guard key.description != settings.key else { return false }
    try handOver(key, without: rotation.removed, settings)
    guard ledger.replica.pendingCount == 0, ledger.replica.leavingCount == 0 else { return false }
    try await take(key, settings, exchange)
    return true
  }

  /// Returns true if the other devices use a key that this device never received.
  func isLeftBehind(_ settings: SyncSettings) throws -> Bool {
    guard let membership = try SyncMembership.current(in: ModelContext(container)) else {
      return false
    }
    let key = try SyncKey(text: settings.key)
    return ledger.replica.state.isLeftBehind(membership.id, with: key)
  }

  /// Returns the keys, other than this device's current key, that other devices may use: former
  /// keys, and keys that other devices have sent.
  func otherKeys(_ settings: SyncSettings) throws -> [SyncKey] {
    let former = try settings.formerKeys.map { key throws(SyncKeyError) in try SyncKey(text: key) }
    let handedOver = try handovers(settings).compactMap(\.key)
    let all = former + handedOver.sorted { $0.description < $1.description }
    return all.reduce(into: []) { keys, key in
      if !keys.contains(key), key.description != settings.key { keys.append(key) }
    }
  }

  private func handovers(_ settings: SyncSettings) throws -> [KeyHandover] {
    guard let membership = try SyncMembership.current(in: ModelContext(container)),
      let deviceKey = DeviceKey(data: settings.deviceKey)
    else { return [] }
    return ledger.replica.state.handovers(to: membership.id, deviceKey)
  }

  private func rotation(_ settings: SyncSettings) throws -> KeyRotation {
    KeyRotation(try SyncKey(text: settings.key), try handovers(settings))
  }

  private func makeKey(without removed: Set<UUID>, _ settings: SyncSettings) throws {
    var generator = SystemRandomNumberGenerator()
    try handOver(SyncKey(using: &generator), without: removed, settings)
  }

  /// Sends a key to all devices that do not have it, including this device, which can then continue
  /// after a crash.
  private func handOver(
    _ key: SyncKey,
    without removed: Set<UUID>,
    _ settings: SyncSettings
  ) throws {
    let recipients = ledger.replica.state.recipients(of: key, without: removed)
    guard !recipients.isEmpty, let deviceKey = DeviceKey(data: settings.deviceKey) else {
      return
    }
    // The key is counted before the update, because a device that has sent a key keeps its files.
    // Devices that return after a year find the key in them.
    try change { $0.sync?.madeKeys += 1 }
    let now = clock.now()
    try ledger.update(at: now) { replica, membership, _ in
      let removals = recipients.filter { removed.contains($0.id) }
        .map { DeviceRecord.removal(of: $0.id) }
      let handovers = recipients.compactMap {
        deviceKey.handOver(key, without: removed, to: $0, from: membership.id)
      }
      var generator = SystemRandomNumberGenerator()
      replica.make(removals + handovers, at: now, using: &generator)
      return CellSet()
    }
  }

  private func take(
    _ key: SyncKey,
    _ settings: SyncSettings,
    _ exchange: Exchange
  ) async throws {
    var former: [SyncFileName] = []
    // The replica starts over before the switch. After a crash between the two steps, everything is
    // written again with the former key. In the opposite order, nothing would be written.
    try ledger.update(at: clock.now()) { replica, _, _ in
      former = replica.startOver()
      return CellSet()
    }
    try change { content in
      content.sync?.formerKeys.append(settings.key)
      content.sync?.key = key.description
    }
    // The files of a device that has sent a key are kept, because devices that return after a year
    // find the key in them.
    if try file.read().sync?.madeKeys == 0 { await exchange.remove(former) }
  }
}
