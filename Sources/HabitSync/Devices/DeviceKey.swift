import Crypto
import Foundation

/// What tells one device from the others for as long as it takes part: what is handed over is sealed for
/// one device, by one device.
package struct DeviceKey: Sendable {
  private static let purpose = Array("habit-tracker sync hand-over 2".utf8)
  private static let idCount = 16
  private static let keyCount = 32

  private let key: Curve25519.KeyAgreement.PrivateKey

  /// A new one.
  package init() {
    key = Curve25519.KeyAgreement.PrivateKey()
  }

  /// - Parameter data: What ``data`` gave; nil for something else.
  package init?(data: Data) {
    do {
      key = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: data)
    } catch {
      return nil
    }
  }

  /// To be kept where the sync key is.
  package var data: Data { key.rawRepresentation }

  /// What the others need to seal something for this device.
  package var publicBytes: [UInt8] { Array(key.publicKey.rawRepresentation) }

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
    let mark = HandOverMark(syncKey, without: removed)
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
      let receiver = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: device.publicKey)
      let once = Curve25519.KeyAgreement.PrivateKey()
      let box = try ChaChaPoly.seal(
        content,
        using: Self.derive(
          try once.sharedSecretFromKeyAgreement(with: receiver),
          try key.sharedSecretFromKeyAgreement(with: receiver)
        ),
        authenticating: Self.place(device.id, mark, giver)
      )
      return giver.bytes + Array(once.publicKey.rawRepresentation) + Array(box.combined)
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
      let giverBytes = publicKey(giver)
    else { return nil }
    let rest = sealed.dropFirst(Self.idCount)
    do {
      let giverKey = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: giverBytes)
      let once = try Curve25519.KeyAgreement.PublicKey(
        rawRepresentation: rest.prefix(Self.keyCount)
      )
      let content = try ChaChaPoly.open(
        try ChaChaPoly.SealedBox(combined: rest.dropFirst(Self.keyCount)),
        using: Self.derive(
          try key.sharedSecretFromKeyAgreement(with: once),
          try key.sharedSecretFromKeyAgreement(with: giverKey)
        ),
        authenticating: Self.place(device, mark, giver)
      )
      return HandOver(Array(content), mark, from: giver)
    } catch {
      return nil
    }
  }

  /// One secret of two: that of a key of one use, and that of both devices, by which nobody else can
  /// have sealed it.
  private static func derive(_ once: SharedSecret, _ both: SharedSecret) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(
        data: once.withUnsafeBytes { Array($0) } + both.withUnsafeBytes { Array($0) }
      ),
      salt: purpose,
      info: [UInt8](),
      outputByteCount: keyCount
    )
  }

  /// What the seal is bound to.
  private static func place(_ device: UUID, _ mark: HandOverMark, _ giver: UUID) -> [UInt8] {
    device.bytes + giver.bytes + mark.registerKey.item
  }
}

extension HandOver {
  /// Nil where the content says something else than the mark.
  fileprivate init?(_ content: [UInt8], _ mark: HandOverMark, from giver: UUID) {
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
    guard bytes.isEmpty || key?.mark == mark.keyMark, removed.count == mark.removedCount else {
      return nil
    }
    self.init(key: key, removed: removed, giver: giver)
  }
}
