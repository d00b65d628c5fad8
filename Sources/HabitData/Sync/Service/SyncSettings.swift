import Foundation
import HabitSync

/// What a device needs to take part, kept beside the store and never in it: who has a copy of the
/// habits does not have the key.
struct SyncSettings: Codable, Equatable, Sendable {
  var place: SyncPlace
  /// The key as text.
  var key: String
  /// What the other devices call this one.
  var name: String
  /// See `DeviceKey`.
  var deviceKey: Data
  /// The keys of before, as a removed device has them.
  var formerKeys: [String] = []
  /// How many keys this device has made for the others.
  var madeKeys = 0
}

/// The file of ``SyncSettings``: nil where sync is not set up.
struct SyncSettingsContent: Codable, Equatable, Sendable {
  var sync: SyncSettings?
}
