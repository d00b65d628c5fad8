import Foundation
import HabitSync
import SwiftData

extension SyncEngine {
  /// The largest number of characters in a device's name.
  package static let deviceNameLimit = 80

  /// Starts syncing with a new key.
  ///
  /// - Parameter name: The name of this device on other devices.
  /// - Returns: The key that the other devices need.
  package func setUp(_ place: SyncPlace, named name: String) async throws -> SyncKey {
    var generator = SystemRandomNumberGenerator()
    let key = SyncKey(using: &generator)
    try await join(place, key, named: name)
    return key
  }

  /// Joins devices that sync already.
  package func join(_ place: SyncPlace, _ key: SyncKey, named name: String) async throws {
    guard try file.read().sync == nil else { throw SyncError.isOn }
    // A problem with the remote folder is thrown here, before anything is changed.
    _ = try await transport(of: place).names()
    let deviceKey = DeviceKey()
    try begin(named: name, deviceKey)
    let settings = SyncSettings(
      place: place,
      key: key.description,
      name: name,
      deviceKey: deviceKey.data
    )
    do throws(SharedFileError) {
      try change { $0.sync = settings }
    } catch {
      try ledger.end()
      throw error
    }
  }

  /// Leaves sync on this device and notifies the other devices, if possible. The habits are not
  /// changed.
  package func leave() async throws {
    // Nothing is sent until all existing data is added, so no other device knows of this one yet.
    if try file.read().sync != nil, try !ledger.hasUnread() {
      try recordDeparture()
      // This device leaves even if no other device can be notified.
      _ = try await exchangeInTurn()
    }
    try change { $0.sync = nil }
    try ledger.end()
  }

  private func recordDeparture() throws {
    let now = clock.now()
    try ledger.update(at: now) { replica, membership, _ in
      var generator = SystemRandomNumberGenerator()
      replica.make([DeviceRecord.removal(of: membership.id)], at: now, using: &generator)
      membership.isLeaving = true
      return CellSet()
    }
  }

  /// Returns the number of recorded writes that are not added yet; nil if sync is not set up.
  func waitingWrites() throws -> Int? {
    guard try file.read().sync != nil else { return nil }
    return try ModelContext(container).fetchCount(FetchDescriptor<SyncEntry>())
  }

  /// Records the user's answer that two habits with the same name are different habits.
  func markAsDistinct(_ habit: UUID) throws {
    try StoreWriter(container: container).change { context in
      guard let membership = try SyncMembership.current(in: context) else { return }
      membership.strangers = (membership.strangers ?? []) + [habit]
    }
  }

  /// Returns the key; nil if sync is not set up.
  package nonisolated func key() throws -> SyncKey? {
    try file.read().sync.map { try SyncKey(text: $0.key) }
  }

  func begin(named name: String, _ key: DeviceKey) throws {
    let now = clock.now()
    let device = DeviceRecord(
      id: key.deviceID,
      name: name,
      lastExchange: now,
      publicKey: key.publicBytes
    )
    try ledger.begin(device, at: now)
  }

  func change(_ body: (inout SyncSettingsContent) -> Void) throws(SharedFileError) {
    try file.change(failure: { $0 }) { content throws(SharedFileError) in body(&content) }
  }
}
