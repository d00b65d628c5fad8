import Foundation
import HabitEngine

/// The shared record of a device.
package struct DeviceRecord: Hashable, Sendable {
  package let id: UUID
  package let name: String
  package let lastExchange: Date?
  /// The public key that seals new sync keys for the device.
  package let publicKey: [UInt8]

  /// The numbers of properties in files, which must never change.
  enum Number: UInt64 {
    case name = 1
    case lastExchange, isRemoved, publicKey
    // The number 5 was used for handovers without authentication.
    case handover = 6
  }

  package init(id: UUID, name: String, lastExchange: Date?, publicKey: [UInt8]) {
    self.id = id
    self.name = name
    self.lastExchange = lastExchange
    self.publicKey = publicKey
  }

  /// Reads a device's record, or returns nil if its name is not known, or if the device left or was
  /// removed.
  fileprivate init?(_ id: UUID, _ registers: [RegisterKey: Register]) {
    func value(_ number: Number) -> [UInt8]? { registers[RegisterKey(number)]?.value }
    guard let name = value(.name), !SyncValue.flag(value(.isRemoved) ?? []) else { return nil }
    self.id = id
    self.name = SyncValue.text(name)
    lastExchange = value(.lastExchange).flatMap(SyncValue.number).map(Date.init(milliseconds:))
    publicKey = value(.publicKey) ?? []
  }

  /// The change that writes the record.
  package var change: SyncChange {
    .properties(
      .device(id),
      [
        PropertyValue(Number.name, SyncValue.text(name)),
        PropertyValue(Number.lastExchange, SyncValue.number(lastExchange?.milliseconds)),
        PropertyValue(Number.publicKey, publicKey),
      ]
    )
  }

  /// Returns the change that removes a device.
  package static func removal(of id: UUID) -> SyncChange {
    .properties(.device(id), [PropertyValue(Number.isRemoved, SyncValue.flag(true))])
  }
}

extension SyncState {
  /// The active devices, sorted by name.
  package var devices: [DeviceRecord] {
    registers.compactMap { entity, registers in
      guard entity.kind == EntityID.deviceKind, let id = UUID(bytes: entity.key) else { return nil }
      return DeviceRecord(id, registers)
    }
    .sorted { ($0.name, $0.id.uuidString) < ($1.name, $1.id.uuidString) }
  }

  /// Returns true if a device was removed or has left.
  package func isRemoved(_ device: UUID) -> Bool {
    value(.isRemoved, of: device).map(SyncValue.flag) ?? false
  }

  /// Returns a value of a device, removed or not, or nil if the value is not known.
  func value(_ number: DeviceRecord.Number, of device: UUID) -> [UInt8]? {
    registers[.device(device)]?[RegisterKey(number)]?.value
  }
}
