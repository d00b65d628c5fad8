import Crypto
import Foundation

/// The encryption of push messages (RFC 8291) with the content coding `aes128gcm` (RFC 8188).
///
/// Only the browser that subscribed can read a message. The push service learns the message's
/// length, which is padded.
enum MessageEncryption {
  /// The record size (RFC 8188, section 2.1). A push message is a single record (RFC 8291,
  /// section 4).
  private static let recordSize: UInt32 = 4_096
  /// The delimiter of the last record (RFC 8188, section 2).
  private static let delimiter: UInt8 = 2
  /// The unit of padding in bytes, which hides the lengths of names.
  private static let paddingUnit = 256
  /// The maximum length of the plaintext in bytes. A push service accepts bodies of 4,096 bytes
  /// (RFC 8030, section 7.2), including a header of 86 bytes, and 17 bytes for the record's tag and
  /// delimiter.
  static let longestPlaintext = 4_096 - 86 - 17

  /// Encrypts a message for a subscription.
  ///
  /// - Parameters:
  ///   - key: A new key for each message.
  ///   - salt: 16 new random bytes for each message.
  ///   - isPadded: False only for the test vector of RFC 8291, appendix A.
  static func encrypt(
    _ plaintext: Data,
    for subscription: PushSubscription,
    key: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
    salt: Data = Self.randomSalt(),
    isPadded: Bool = true
  ) throws -> Data {
    let receiver = try P256.KeyAgreement.PublicKey(x963Representation: subscription.p256dh)
    let sender = key.publicKey.x963Representation
    // RFC 8291, section 3.3: combining the shared and the authentication secret.
    let keyInfo = Data("WebPush: info\0".utf8) + subscription.p256dh + sender
    let material = try key.sharedSecretFromKeyAgreement(with: receiver)
      .hkdfDerivedSymmetricKey(
        using: SHA256.self,
        salt: subscription.auth,
        sharedInfo: keyInfo,
        outputByteCount: 32
      )
    // RFC 8188, sections 2.2 and 2.3. The sequence number of the only record is 0.
    func derived(_ purpose: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: material,
        salt: salt,
        info: Data("Content-Encoding: \(purpose)\0".utf8),
        outputByteCount: count
      )
    }
    let nonce = derived("nonce", 12).withUnsafeBytes { Data($0) }
    let sealed = try AES.GCM.seal(
      plaintext + [delimiter] + Data(count: isPadded ? padding(of: plaintext.count) : 0),
      using: derived("aes128gcm", 16),
      nonce: AES.GCM.Nonce(data: nonce)
    )
    // RFC 8188, section 2.1: salt, record size, and the sender's key as the key identifier.
    let size = withUnsafeBytes(of: recordSize.bigEndian) { Data($0) }
    return salt + size + [UInt8(sender.count)] + sender + sealed.ciphertext + sealed.tag
  }

  private static func padding(of length: Int) -> Int {
    let padded = (length + paddingUnit - 1) / paddingUnit * paddingUnit
    return max(0, min(padded, longestPlaintext) - length)
  }

  private static func randomSalt() -> Data {
    SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
  }
}
