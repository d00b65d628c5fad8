/// The cryptography for sync.
///
/// The program provides the implementation, because a cryptography library takes longer to compile
/// than all modules that depend on this one.
///
/// Keys have 32 bytes.
public protocol Ciphers: Sendable {
  /// Derives a key for a purpose with HKDF-SHA-256. It reveals neither the secret nor keys for
  /// other purposes.
  func derive(from secret: [UInt8], salt: [UInt8], purpose: [UInt8]) -> [UInt8]

  /// Returns the 32-byte authentication code of HMAC-SHA-256.
  func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8]

  /// Seals contents with ChaCha20-Poly1305.
  ///
  /// - Parameters:
  ///   - nonce: Twelve bytes, which must be unique for a key.
  ///   - place: The authenticated data.
  /// - Returns: The ciphertext, followed by a tag of 16 bytes.
  /// - Throws: An error if the key or nonce has another length.
  func seal(
    _ contents: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8]

  /// Opens the output of ``seal(_:key:nonce:boundTo:)``.
  ///
  /// - Throws: An error if any of the inputs differs.
  func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8]

  /// Creates a private X25519 key.
  func makePrivateKey() -> [UInt8]

  /// Returns the public key of a private key.
  ///
  /// - Throws: An error if the key is invalid.
  func publicKey(of privateKey: [UInt8]) throws -> [UInt8]

  /// Returns the X25519 shared secret of two keys.
  ///
  /// - Throws: An error if one of them is invalid.
  func sharedSecret(_ privateKey: [UInt8], _ publicKey: [UInt8]) throws -> [UInt8]
}
