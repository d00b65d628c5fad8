import Crypto
import HabitSync

/// The ciphers of swift-crypto: on Apple's platforms those of CryptoKit.
public struct CryptoCiphers: Ciphers {
  private typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey
  private typealias PublicKey = Curve25519.KeyAgreement.PublicKey

  /// Ciphers that are ready: there is nothing to set up.
  public init() {}

  /// `HKDF`.
  public func derive(from secret: [UInt8], salt: [UInt8], purpose: [UInt8]) -> [UInt8] {
    HKDF<Crypto.SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: secret),
      salt: salt,
      info: purpose,
      outputByteCount: 32
    )
    .withUnsafeBytes { Array($0) }
  }

  /// `HMAC`.
  public func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    Array(HMAC<Crypto.SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
  }

  /// `ChaChaPoly`, contents and tag.
  public func seal(
    _ contents: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8] {
    let box = try ChaChaPoly.seal(
      contents,
      using: SymmetricKey(data: key),
      nonce: ChaChaPoly.Nonce(data: nonce),
      authenticating: place
    )
    return Array(box.ciphertext) + Array(box.tag)
  }

  /// `ChaChaPoly`.
  public func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8] {
    let box = try ChaChaPoly.SealedBox(combined: nonce + sealed)
    return Array(try ChaChaPoly.open(box, using: SymmetricKey(data: key), authenticating: place))
  }

  /// `Curve25519.KeyAgreement`.
  public func makePrivateKey() -> [UInt8] { Array(PrivateKey().rawRepresentation) }

  /// `Curve25519.KeyAgreement`.
  public func publicKey(of privateKey: [UInt8]) throws -> [UInt8] {
    Array(try PrivateKey(rawRepresentation: privateKey).publicKey.rawRepresentation)
  }

  /// `Curve25519.KeyAgreement`.
  public func sharedSecret(_ privateKey: [UInt8], _ publicKey: [UInt8]) throws -> [UInt8] {
    let publicKey = try PublicKey(rawRepresentation: publicKey)
    return try PrivateKey(rawRepresentation: privateKey)
      .sharedSecretFromKeyAgreement(with: publicKey)
      .withUnsafeBytes { Array($0) }
  }
}
