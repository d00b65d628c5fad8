import Foundation

/// What all devices know of one of them.
package struct DeviceRecord: Hashable, Sendable {
  package let id: UUID
  package let name: String
  package let lastExchange: Date?

  /// The numbers of properties in files. They stay for ever.
  private enum Number: UInt64 {
    case name = 1
    case lastExchange, isRemoved
  }

  package init(id: UUID, name: String, lastExchange: Date?) {
    self.id = id
    self.name = name
    self.lastExchange = lastExchange
  }

  /// Nil for one that has left or was removed.
  fileprivate init?(_ id: UUID, _ registers: [RegisterKey: Register]) {
    func value(_ number: Number) -> [UInt8]? { registers[RegisterKey(number)]?.value }
    guard let name = value(.name), !SyncValue.flag(value(.isRemoved) ?? []) else { return nil }
    self.id = id
    self.name = SyncValue.text(name)
    lastExchange = value(.lastExchange).flatMap(SyncValue.number).map(Date.init(milliseconds:))
  }

  /// What says so.
  package var change: SyncChange {
    .properties(
      .device(id),
      [
        PropertyValue(key: RegisterKey(Number.name), value: SyncValue.text(name)),
        PropertyValue(
          key: RegisterKey(Number.lastExchange),
          value: SyncValue.number(lastExchange?.milliseconds)
        ),
      ]
    )
  }

  /// What says that a device takes part no longer.
  package static func removal(of id: UUID) -> SyncChange {
    .properties(
      .device(id),
      [PropertyValue(key: RegisterKey(Number.isRemoved), value: SyncValue.flag(true))]
    )
  }

  static func all(in state: SyncState) -> [DeviceRecord] {
    state.registers.compactMap { entity, registers in
      guard entity.kind == EntityID.deviceKind, let id = UUID(bytes: entity.key) else { return nil }
      return DeviceRecord(id, registers)
    }
    .sorted { ($0.name, $0.id.uuidString) < ($1.name, $1.id.uuidString) }
  }
}

extension SyncState {
  /// The devices that take part, by their names.
  package var devices: [DeviceRecord] { DeviceRecord.all(in: self) }
}
