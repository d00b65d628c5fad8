import Foundation

/// The status of sync.
package struct SyncStatus: Hashable, Sendable {
  package var place: SyncPlace
  /// The devices: this device first, then the other devices by name.
  package var devices: [SyncDevice] = []
  /// The time of the last complete exchange.
  package var lastExchange: Date?
  /// The number of changes that are not sent yet.
  package var waiting = 0
  /// A message about the current problem; nil if there is none.
  package var problem: String?
  /// Pairs of habits with the same name and measure, one of which came from another device. The
  /// user decides whether both are the same habit.
  package var duplicates: [DuplicateHabits] = []

  package init(place: SyncPlace) {
    self.place = place
  }

  /// A message if no other device was found, for example because the keys differ.
  package static var nobodyFound: String {
    String(
      localized: """
        No other device was found at this location. If there should be one, let it sync, and check \
        that both show the same key.
        """
    )
  }
}

/// Two habits with the same name and measure, one of which came from another device.
package struct DuplicateHabits: Hashable, Identifiable, Sendable {
  package let name: String
  /// The habit that existed here.
  package let here: UUID
  /// The habit that came from another device.
  package let other: UUID

  package var id: UUID { other }

  /// The habit that a merge keeps. It is the same on all devices, because two devices that merge a
  /// pair at the same time would otherwise each delete the habit that the other one keeps.
  var kept: UUID { here.uuidString < other.uuidString ? here : other }
  /// The habit that a merge deletes.
  var deleted: UUID { kept == here ? other : here }

  package init(name: String, here: UUID, other: UUID) {
    self.name = name
    self.here = here
    self.other = other
  }
}

extension Habit {
  /// The values that two habits must share to be merged: name, kind, and measure. Amounts with other
  /// decimals can be converted, but a minute, a check mark, and a slip mean different things.
  var duplicateKey: [String] { [name.lowercased(), kindRaw, measureRaw, unitName] }
}

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
