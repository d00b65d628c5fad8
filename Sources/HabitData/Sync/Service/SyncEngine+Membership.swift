import Foundation
import HabitSync
import SwiftData

extension SyncEngine {
  /// The most characters that a device's name has.
  package static let deviceNameLimit = 80

  /// Begins to sync, with a new key.
  /// - Parameter name: What the other devices call this one.
  /// - Returns: The key that the other devices need.
  package func setUp(_ place: SyncPlace, named name: String) async throws -> SyncKey {
    var generator = SystemRandomNumberGenerator()
    let key = SyncKey(using: &generator)
    try await join(place, key, named: name)
    return key
  }

  /// Begins to sync with devices that do already.
  package func join(_ place: SyncPlace, _ key: SyncKey, named name: String) async throws {
    guard try file.read().sync == nil else { throw SyncError.isOn }
    // What is wrong with the place is told now, and nothing is changed.
    _ = try await carrier(of: place).names()
    let deviceKey = try DeviceKey(ciphers)
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

  /// Ends sync on this device. What is here stays here; the others are told, if they can be.
  package func leave() async throws {
    // As long as there is something unread nothing has left, so nobody knows of it.
    if try file.read().sync != nil, try !ledger.hasUnread() {
      try tellOthers()
      // It is no reason to stay that nobody can be told.
      _ = try await exchangeInTurn()
    }
    try change { $0.sync = nil }
    try ledger.end()
  }

  private func tellOthers() throws {
    let now = clock.now()
    try ledger.update(at: now) { replica, membership, _ in
      var generator = SystemRandomNumberGenerator()
      replica.make([DeviceRecord.removal(of: membership.id)], at: now, using: &generator)
      membership.isLeaving = true
      return CellSet()
    }
  }

  /// How many writes wait to be taken in; nil where sync is not set up.
  func waitingWrites() throws -> Int? {
    guard try file.read().sync != nil else { return nil }
    return try ModelContext(container).fetchCount(FetchDescriptor<SyncEntry>())
  }

  /// Says that a habit of another device is not the same as one of the same name here.
  func keepApart(_ habit: UUID) throws {
    try StoreWriter(container: container).change { context in
      guard let membership = try SyncMembership.current(in: context) else { return }
      membership.strangers = (membership.strangers ?? []) + [habit]
    }
  }

  /// The key; nil where sync is not set up.
  package nonisolated func key() throws -> SyncKey? {
    try file.read().sync.map { try SyncKey(text: $0.key) }
  }

  func begin(named name: String, _ key: DeviceKey) throws {
    let now = clock.now()
    let device = DeviceRecord(
      id: UUID(),
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
