import Foundation

/// What tells one device from the others for as long as it takes part: what is handed over is sealed for
/// one device, by one device.
package struct DeviceKey: Sendable {
  private static let purpose = Array("habit-tracker sync hand-over 2".utf8)
  private static let idCount = 16
  private static let keyCount = 32
  private static let nonceCount = 12

  private let key: [UInt8]
  private let ciphers: any Ciphers

  /// What the others need to seal something for this device.
  package let publicBytes: [UInt8]

  /// A new one.
  package init(_ ciphers: any Ciphers) throws {
    try self.init(key: ciphers.makePrivateKey(), ciphers)
  }

  /// - Parameter data: What ``data`` gave; nil for something else.
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

  /// To be kept where the sync key is.
  package var data: Data { Data(key) }

  /// Tells a device of a key.
  /// - Parameters:
  ///   - key: The one that the others go on with.
  ///   - removed: Those that it is without. Who is one of them is told that, and not the key.
  ///   - giver: This device.
  /// - Returns: Nil where its public key is none.
  package func handOver(
    _ syncKey: SyncKey,
    without removed: Set<UUID>,
    to device: DeviceRecord,
    from giver: UUID
  ) -> SyncChange? {
    let mark = HandOverMark(syncKey, without: removed, ciphers)
    var writer = ByteWriter()
    writer.data(removed.contains(device.id) ? [] : syncKey.bytes)
    for id in removed.map(\.bytes).sorted(by: { $0.precedes($1) }) { writer.raw(id) }
    guard let sealed = seal(writer.bytes, for: device, mark, from: giver) else { return nil }
    return .properties(.device(device.id), [PropertyValue(key: mark.registerKey, value: sealed)])
  }

  private func seal(
    _ content: [UInt8],
    for device: DeviceRecord,
    _ mark: HandOverMark,
    from giver: UUID
  ) -> [UInt8]? {
    do {
      let once = ciphers.makePrivateKey()
      // Of a key of one use: no number is used twice with it.
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

  /// Opens what was sealed for this device by one that is known; nil for anything else.
  func open(
    _ sealed: [UInt8],
    for device: UUID,
    _ mark: HandOverMark,
    publicKey: (UUID) -> [UInt8]?
  ) -> HandOver? {
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
      return HandOver(content, mark, from: giver, ciphers)
    } catch {
      return nil
    }
  }

  /// One secret of two: that of a key of one use, and that of both devices, by which nobody else can
  /// have sealed it.
  private func derive(_ once: [UInt8], _ both: [UInt8]) -> [UInt8] {
    ciphers.derive(from: once + both, salt: Self.purpose, purpose: [])
  }

  /// What the seal is bound to.
  private static func place(_ device: UUID, _ mark: HandOverMark, _ giver: UUID) -> [UInt8] {
    device.bytes + giver.bytes + mark.registerKey.item
  }
}

extension HandOver {
  /// Nil where the content says something else than the mark.
  fileprivate init?(
    _ content: [UInt8],
    _ mark: HandOverMark,
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
