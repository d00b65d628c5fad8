import Crypto
import HabitSync

/// The ciphers of swift-crypto, which uses CryptoKit on Apple platforms.
public struct CryptoCiphers: Ciphers {
  private typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey
  private typealias PublicKey = Curve25519.KeyAgreement.PublicKey

  /// Creates the ciphers. There is nothing to configure.
  public init() {}

  /// Derives a key of 32 bytes with HKDF and SHA-256.
  public func derive(from secret: [UInt8], salt: [UInt8], purpose: [UInt8]) -> [UInt8] {
    HKDF<Crypto.SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: secret),
      salt: salt,
      info: purpose,
      outputByteCount: 32
    )
    .withUnsafeBytes { Array($0) }
  }

  /// Returns the HMAC of a message with SHA-256.
  public func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    Array(HMAC<Crypto.SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
  }

  /// Seals contents with ChaCha20-Poly1305. Returns the ciphertext followed by the tag.
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

  /// Opens contents that were sealed with ChaCha20-Poly1305.
  public func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8] {
    let box = try ChaChaPoly.SealedBox(combined: nonce + sealed)
    return Array(try ChaChaPoly.open(box, using: SymmetricKey(data: key), authenticating: place))
  }

  /// Creates a private key for Curve25519 key agreement.
  public func makePrivateKey() -> [UInt8] { Array(PrivateKey().rawRepresentation) }

  /// Returns the public key of a Curve25519 private key.
  public func publicKey(of privateKey: [UInt8]) throws -> [UInt8] {
    Array(try PrivateKey(rawRepresentation: privateKey).publicKey.rawRepresentation)
  }

  /// Returns the shared secret of a Curve25519 key agreement.
  public func sharedSecret(_ privateKey: [UInt8], _ publicKey: [UInt8]) throws -> [UInt8] {
    let publicKey = try PublicKey(rawRepresentation: publicKey)
    return try PrivateKey(rawRepresentation: privateKey)
      .sharedSecretFromKeyAgreement(with: publicKey)
      .withUnsafeBytes { Array($0) }
  }
}
