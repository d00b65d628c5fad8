import Foundation

/// The private key of a device. It seals handovers from one device to another.
package struct DeviceKey: Sendable {
  private static let purpose = Array("habit-tracker sync hand-over 2".utf8)
  private static let idCount = 16
  private static let keyCount = 32
  private static let nonceCount = 12

  private let key: [UInt8]
  private let ciphers: any Ciphers

  /// The public key that others use to seal data for this device.
  package let publicBytes: [UInt8]

  /// Creates a new key.
  package init(_ ciphers: any Ciphers) throws {
    try self.init(key: ciphers.makePrivateKey(), ciphers)
  }

  /// - Parameter data: The value of ``data``. Returns nil if it is invalid.
  package init?(data: Data, _ ciphers: any Ciphers) {
    do {
      try self.init(key: Array(data), ciphers)
    } catch {
      return nil
    }
  }

  private init(key: [UInt8], _ ciphers: any Ciphers) throws {
    self.key = key
    self.ciphers = ciphers
    publicBytes = try ciphers.publicKey(of: key)
  }

  /// The key's bytes. Store them as securely as the sync key.
  package var data: Data { Data(key) }

  /// Seals a key for a device.
  ///
  /// - Parameters:
  ///   - key: The new key.
  /// - removed: The devices that do not get the key. They receive only the notice of their removal.
  ///   - giver: This device.
  /// - Returns: The change, or nil if the device's public key is invalid.
  package func handOver(
    _ syncKey: SyncKey,
    without removed: Set<UUID>,
    to device: DeviceRecord,
    from giver: UUID
  ) -> SyncChange? {
    let mark = KeyHandoverMark(syncKey, without: removed, ciphers)
    var writer = ByteWriter()
    writer.data(removed.contains(device.id) ? [] : syncKey.bytes)
    for id in removed.map(\.bytes).sorted(by: { $0.precedes($1) }) { writer.raw(id) }
    guard let sealed = seal(writer.bytes, for: device, mark, from: giver) else { return nil }
    return .properties(.device(device.id), [PropertyValue(key: mark.registerKey, value: sealed)])
  }

  private func seal(
    _ content: [UInt8],
    for device: DeviceRecord,
    _ mark: KeyHandoverMark,
    from giver: UUID
  ) -> [UInt8]? {
    do {
      let once = ciphers.makePrivateKey()
      // The key is used once, so a constant nonce is safe.
      let nonce = [UInt8](repeating: 0, count: Self.nonceCount)
      let sealed = try ciphers.seal(
        content,
        key: derive(
          try ciphers.sharedSecret(once, device.publicKey),
          try ciphers.sharedSecret(key, device.publicKey)
        ),
        nonce: nonce,
        boundTo: Self.place(device.id, mark, giver)
      )
      return giver.bytes + (try ciphers.publicKey(of: once)) + nonce + sealed
    } catch {
      return nil
    }
  }

  /// Opens data that a known device sealed for this device, or returns nil.
  func open(
    _ sealed: [UInt8],
    for device: UUID,
    _ mark: KeyHandoverMark,
    publicKey: (UUID) -> [UInt8]?
  ) -> KeyHandover? {
    guard let giver = UUID(bytes: Array(sealed.prefix(Self.idCount))),
      let giverKey = publicKey(giver)
    else { return nil }
    let rest = sealed.dropFirst(Self.idCount)
    let once = Array(rest.prefix(Self.keyCount))
    let box = rest.dropFirst(Self.keyCount)
    do {
      let content = try ciphers.open(
        Array(box.dropFirst(Self.nonceCount)),
        key: derive(
          try ciphers.sharedSecret(key, once),
          try ciphers.sharedSecret(key, giverKey)
        ),
        nonce: Array(box.prefix(Self.nonceCount)),
        boundTo: Self.place(device, mark, giver)
      )
      return KeyHandover(content, mark, from: giver, ciphers)
    } catch {
      return nil
    }
  }

  /// Derives a secret from two shared secrets: one with a single-use key, and one of both devices,
  /// which authenticates the sender.
  private func derive(_ once: [UInt8], _ both: [UInt8]) -> [UInt8] {
    ciphers.derive(from: once + both, salt: Self.purpose, purpose: [])
  }

  /// Returns the authenticated data of the seal.
  private static func place(_ device: UUID, _ mark: KeyHandoverMark, _ giver: UUID) -> [UInt8] {
    device.bytes + giver.bytes + mark.registerKey.item
  }
}

extension KeyHandover {
  /// Returns nil if the content does not match the mark.
  fileprivate init?(
    _ content: [UInt8],
    _ mark: KeyHandoverMark,
    from giver: UUID,
    _ ciphers: any Ciphers
  ) {
    var reader = ByteReader(content)
    var removed: Set<UUID> = []
    let bytes: [UInt8]
    do throws(SyncFileError) {
      bytes = try reader.data()
      while !reader.isAtEnd {
        if let id = UUID(bytes: try reader.raw(16)) { removed.insert(id) }
      }
    } catch {
      return nil
    }
    let key = SyncKey(bytes: bytes)
    guard bytes.isEmpty || key?.mark(ciphers) == mark.keyMark, removed.count == mark.removedCount
    else {
      return nil
    }
    self.init(key: key, removed: removed, giver: giver)
  }
}
