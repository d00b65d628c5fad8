import Foundation

/// The settings of sync, kept next to the store and never in it, so that a copy of the habits does
/// not include the key.
struct SyncSettings: Codable, Equatable, Sendable {
  var place: SyncPlace
  /// The key as text.
  var key: String
  /// The name of this device on other devices.
  var name: String
  /// The private key of this device. See `DeviceKey`.
  var deviceKey: Data
  /// The former keys, which removed devices also have.
  var formerKeys: [String] = []
  /// The number of keys that this device has created and sent to other devices.
  var madeKeys = 0
}

/// The content of the settings file; nil if sync is not set up.
struct SyncSettingsContent: Codable, Equatable, Sendable {
  var sync: SyncSettings?
}
