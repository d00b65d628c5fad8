import Foundation

/// A device that takes part in sync.
package struct SyncDevice: Hashable, Identifiable, Sendable {
  package let id: UUID
  package let name: String
  /// The time of the device's last exchange, as known on this device.
  package let lastExchange: Date?
  /// True for this device.
  package let isThis: Bool

  package init(id: UUID, name: String, lastExchange: Date?, isThis: Bool) {
    self.id = id
    self.name = name
    self.lastExchange = lastExchange
    self.isThis = isThis
  }
}
