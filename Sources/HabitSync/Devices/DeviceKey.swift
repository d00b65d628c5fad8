import Crypto
import Foundation

/// What tells one device from the others for as long as it takes part: a new sync key is sealed for
/// each one that stays.
package struct DeviceKey: Sendable {
  private static let purpose = Array("habit-tracker sync hand-over 1".utf8)

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

  /// Seals a key for one device.
  /// - Returns: Nil where its public key is none.
  static func seal(_ syncKey: SyncKey, for device: UUID, _ publicBytes: [UInt8]) -> [UInt8]? {
    do {
      let receiver = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: publicBytes)
      let sender = Curve25519.KeyAgreement.PrivateKey()
      let secret = try sender.sharedSecretFromKeyAgreement(with: receiver)
      let box = try ChaChaPoly.seal(
        syncKey.bytes,
        using: derive(secret, device),
        authenticating: device.bytes
      )
      return Array(sender.publicKey.rawRepresentation) + Array(box.combined)
    } catch {
      return nil
    }
  }

  /// Opens what was sealed for this device; nil for anything else.
  func open(_ sealed: [UInt8], for device: UUID) -> SyncKey? {
    do {
      let sender = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: sealed.prefix(32))
      let secret = try key.sharedSecretFromKeyAgreement(with: sender)
      let box = try ChaChaPoly.SealedBox(combined: sealed.dropFirst(32))
      let bytes = try ChaChaPoly.open(
        box,
        using: Self.derive(secret, device),
        authenticating: device.bytes
      )
      return SyncKey(bytes: Array(bytes))
    } catch {
      return nil
    }
  }

  private static func derive(_ secret: SharedSecret, _ device: UUID) -> SymmetricKey {
    secret.hkdfDerivedSymmetricKey(
      using: SHA256.self,
      salt: purpose,
      sharedInfo: device.bytes,
      outputByteCount: 32
    )
  }
}
