import Foundation

// swift-crypto has the same declarations where the system lacks CryptoKit.
#if canImport(CryptoKit)
  import CryptoKit
#else
  import Crypto
#endif

/// The private key of a device. It seals handovers from one device to another.
package struct DeviceKey: Sendable {
  private typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey
  private typealias PublicKey = Curve25519.KeyAgreement.PublicKey

  private static let purpose = Array("habit-tracker sync hand-over 2".utf8)
  private static let idCount = 16
  private static let keyCount = 32
  private static let nonceCount = 12

  private let key: PrivateKey

  /// The public key with which other devices seal data for this device.
  package var publicBytes: [UInt8] { Array(key.publicKey.rawRepresentation) }

  /// The identification of the device with this key.
  package var deviceID: UUID { Self.deviceID(of: publicBytes) }

  /// Creates a new key.
  package init() {
    key = PrivateKey()
  }

  /// Creates a key from its ``data``, or returns nil if the data is invalid.
  package init?(data: Data) {
    do {
      key = try PrivateKey(rawRepresentation: data)
    } catch {
      return nil
    }
  }

  /// The key's bytes. Store them as securely as the sync key.
  package var data: Data { key.rawRepresentation }

  /// Seals a key for a device.
  ///
  /// - Parameters:
  ///   - syncKey: The new key.
  ///   - removed: The devices that do not get the key. They receive only the notice of their
  ///     removal.
  ///   - sender: This device.
  /// - Returns: The change, or nil if the record does not contain the device's public key.
  package func handOver(
    _ syncKey: SyncKey,
    without removed: Set<UUID>,
    to device: DeviceRecord,
    from sender: UUID
  ) -> SyncChange? {
    let id = KeyHandoverID(syncKey, without: removed)
    var writer = ByteWriter()
    writer.data(removed.contains(device.id) ? [] : syncKey.bytes)
    for id in removed.map(\.bytes).sorted(by: { $0.precedes($1) }) { writer.raw(id) }
    guard let sealed = seal(writer.bytes, for: device, id, from: sender) else { return nil }
    return .properties(.device(device.id), [PropertyValue(key: id.registerKey, value: sealed)])
  }

  private func seal(
    _ content: [UInt8],
    for device: DeviceRecord,
    _ id: KeyHandoverID,
    from sender: UUID
  ) -> [UInt8]? {
    guard device.id == Self.deviceID(of: device.publicKey) else { return nil }
    do {
      let once = PrivateKey()
      let publicKey = try PublicKey(rawRepresentation: device.publicKey)
      let box = try ChaChaPoly.seal(
        content,
        using: Self.sealingKey(
          try once.sharedSecretFromKeyAgreement(with: publicKey),
          try key.sharedSecretFromKeyAgreement(with: publicKey)
        ),
        // The key is used once, so a constant nonce is safe.
        nonce: ChaChaPoly.Nonce(data: [UInt8](repeating: 0, count: Self.nonceCount)),
        authenticating: Self.place(device.id, id, sender)
      )
      return sender.bytes + once.publicKey.rawRepresentation + box.combined
    } catch {
      return nil
    }
  }

  /// Opens data that a known device sealed for this device, or returns nil.
  func open(
    _ sealed: [UInt8],
    for device: UUID,
    _ id: KeyHandoverID,
    publicKey: (UUID) -> [UInt8]?
  ) -> KeyHandover? {
    guard let sender = UUID(bytes: Array(sealed.prefix(Self.idCount))),
      let giverKey = publicKey(sender), sender == Self.deviceID(of: giverKey)
    else { return nil }
    let rest = sealed.dropFirst(Self.idCount)
    do {
      let once = try PublicKey(rawRepresentation: rest.prefix(Self.keyCount))
      let content = try ChaChaPoly.open(
        ChaChaPoly.SealedBox(combined: rest.dropFirst(Self.keyCount)),
        using: Self.sealingKey(
          try key.sharedSecretFromKeyAgreement(with: once),
          try key.sharedSecretFromKeyAgreement(with: PublicKey(rawRepresentation: giverKey))
        ),
        authenticating: Self.place(device, id, sender)
      )
      return KeyHandover(Array(content), id, from: sender)
    } catch {
      return nil
    }
  }

  /// Returns the identification of the device with a public key. It is part of the key's hash,
  /// because every device can change the records of the others. A device with a key of its own in
  /// another device's record would receive the keys for that device after its removal.
  private static func deviceID(of publicKey: [UInt8]) -> UUID {
    SHA256.hash(data: publicKey).withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Derives the sealing key from two shared secrets: the first from a single-use key, the second
  /// from the keys of both devices. The second one authenticates the sender.
  private static func sealingKey(_ once: SharedSecret, _ both: SharedSecret) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(
        data: once.withUnsafeBytes { Array($0) } + both.withUnsafeBytes { Array($0) }
      ),
      salt: purpose,
      info: [UInt8](),
      outputByteCount: keyCount
    )
  }

  /// Returns the authenticated data of the seal.
  private static func place(_ device: UUID, _ id: KeyHandoverID, _ sender: UUID) -> [UInt8] {
    device.bytes + sender.bytes + id.registerKey.item
  }
}

extension KeyHandover {
  /// Creates a handover; nil if the content does not match the identification.
  fileprivate init?(_ content: [UInt8], _ id: KeyHandoverID, from sender: UUID) {
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
    guard bytes.isEmpty || key?.identifier == id.keyID, removed.count == id.removedCount
    else {
      return nil
    }
    self.init(key: key, removed: removed, sender: sender)
  }
}
