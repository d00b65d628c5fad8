import Foundation

/// A message from one device to another after a device was removed: the new key, or the notice that
/// the receiver was removed.
package struct KeyHandover: Hashable, Sendable {
  /// The new key, or nil if the receiver was removed.
  package let key: SyncKey?
  /// All devices that had been removed at the time of the handover. None of these devices has the
  /// new key.
  package let removed: Set<UUID>
  /// The sending device.
  package let sender: UUID
}

/// The public identification of a key handover. Of two keys, the one that excludes more devices is
/// later.
struct KeyHandoverID: Hashable {
  let removedCount: Int
  let keyID: [UInt8]

  init(_ key: SyncKey, without removed: Set<UUID>) {
    removedCount = removed.count
    keyID = key.identifier
  }

  /// Reads the identification from a property's key, or returns nil for another kind of property.
  init?(_ key: RegisterKey) {
    guard key.number == DeviceRecord.Number.handover.rawValue else { return nil }
    var reader = ByteReader(key.item)
    do throws(SyncFileError) {
      removedCount = Int(clamping: try reader.word())
      keyID = try reader.raw(SyncKey.identifierCount)
      try reader.finish()
    } catch {
      return nil
    }
  }

  var registerKey: RegisterKey {
    var writer = ByteWriter()
    writer.count(removedCount)
    writer.raw(keyID)
    return RegisterKey(DeviceRecord.Number.handover, item: writer.bytes)
  }
}

extension SyncState {
  /// Returns the handovers that were sealed for a device.
  ///
  /// - Parameter key: The private key of the device.
  package func handovers(to device: UUID, _ key: DeviceKey) -> [KeyHandover] {
    (registers[.device(device)] ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { registerKey, register in
        guard let id = KeyHandoverID(registerKey) else { return nil }
        return key.open(register.value, for: device, id) { value(.publicKey, of: $0) }
      }
  }

  /// Returns the devices that have not received a key yet, as far as this device knows. They
  /// include the devices in `removed` whose removal is not part of the state yet.
  package func recipients(of key: SyncKey, without removed: Set<UUID>) -> [DeviceRecord] {
    let id = KeyHandoverID(key, without: removed).registerKey
    return devices.filter { registers[.device($0.id)]?[id] == nil }
  }

  /// Returns true if other devices use a later key that this device did not receive, because it
  /// joined with an old key or during a key change.
  package func isLeftBehind(_ device: UUID, with key: SyncKey) -> Bool {
    let keyID = key.identifier
    var (latest, own) = (0, 0)
    for (entity, registers) in registers where entity.kind == EntityID.deviceKind {
      for id in registers.keys.compactMap(KeyHandoverID.init) {
        latest = max(latest, id.removedCount)
        if entity == .device(device) || id.keyID == keyID {
          own = max(own, id.removedCount)
        }
      }
    }
    return latest > own
  }

  /// The part of the state that consists of the handovers; nil if there are no handovers.
  var handoversAlone: SyncState? {
    var part = SyncState()
    for (entity, registers) in registers where entity.kind == EntityID.deviceKind {
      let handovers = registers.filter { KeyHandoverID($0.key) != nil }
      if !handovers.isEmpty { part.registers[entity] = handovers }
    }
    return part.isEmpty ? nil : part
  }
}
