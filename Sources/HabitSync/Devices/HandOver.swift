import Foundation

/// What one device tells another when a third one takes part no longer: the key to go on with, or, to
/// the one that was removed, that it was.
package struct HandOver: Hashable, Sendable {
  /// The key; nil for a device that is removed.
  package let key: SyncKey?
  /// All devices that were removed by then: no other key is without all of them.
  package let removed: Set<UUID>
  /// Who says so.
  package let giver: UUID

  package init(key: SyncKey?, removed: Set<UUID>, giver: UUID) {
    self.key = key
    self.removed = removed
    self.giver = giver
  }
}

/// Which key is given, as all can see without having it: the more devices it is without, the later it
/// is.
struct HandOverMark: Hashable {
  let removedCount: Int
  let keyMark: [UInt8]

  init(_ key: SyncKey, without removed: Set<UUID>, _ ciphers: any Ciphers) {
    removedCount = removed.count
    keyMark = key.mark(ciphers)
  }

  /// Nil for something else.
  init?(_ key: RegisterKey) {
    guard key.number == DeviceRecord.Number.handOver.rawValue else { return nil }
    var reader = ByteReader(key.item)
    do throws(SyncFileError) {
      removedCount = Int(clamping: try reader.word())
      keyMark = try reader.raw(SyncKey.markCount)
      try reader.finish()
    } catch {
      return nil
    }
  }

  var registerKey: RegisterKey {
    var writer = ByteWriter()
    writer.count(removedCount)
    writer.raw(keyMark)
    return RegisterKey(DeviceRecord.Number.handOver, item: writer.bytes)
  }
}

extension SyncState {
  /// What other devices, and this one, have told a device in a way that only it can read.
  package func handOvers(to device: UUID, _ key: DeviceKey) -> [HandOver] {
    (registers[.device(device)] ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { registerKey, register in
        guard let mark = HandOverMark(registerKey) else { return nil }
        return key.open(register.value, for: device, mark) {
          DeviceRecord.publicKey(of: $0, in: self)
        }
      }
  }

  /// The devices that were not told of a key, so far as is known; also those that it is without, until
  /// they are known to be removed.
  package func untold(
    of key: SyncKey,
    without removed: Set<UUID>,
    _ ciphers: any Ciphers
  ) -> [DeviceRecord] {
    let mark = HandOverMark(key, without: removed, ciphers).registerKey
    return devices.filter { registers[.device($0.id)]?[mark] == nil }
  }

  /// Whether the others go on with a later key, and nobody has told this device: it came with an old
  /// key, or when the others had just gone.
  package func isLeftBehind(
    _ device: UUID,
    with key: SyncKey,
    _ ciphers: any Ciphers
  ) -> Bool {
    let keyMark = key.mark(ciphers)
    var (latest, own) = (0, 0)
    for (entity, registers) in registers where entity.kind == EntityID.deviceKind {
      for mark in registers.keys.compactMap(HandOverMark.init) {
        latest = max(latest, mark.removedCount)
        if entity == .device(device) || mark.keyMark == keyMark {
          own = max(own, mark.removedCount)
        }
      }
    }
    return latest > own
  }

  /// What is handed over, and nothing else; nil where nothing is.
  var handOversAlone: SyncState? {
    var part = SyncState()
    for (entity, registers) in registers where entity.kind == EntityID.deviceKind {
      let told = registers.filter { HandOverMark($0.key) != nil }
      if !told.isEmpty { part.registers[entity] = told }
    }
    return part.isEmpty ? nil : part
  }
}
