/// The cryptography of sync, which the program hands in: a library of ciphers takes longer to compile
/// than all that is built on this, and nothing of that has to wait for it.
///
/// Keys have 32 bytes.
public protocol Ciphers: Sendable {
  /// HKDF with SHA-256: a key for one purpose, from which neither the secret nor the key of another
  /// purpose follows.
  func derive(from secret: [UInt8], salt: [UInt8], purpose: [UInt8]) -> [UInt8]

  /// HMAC with SHA-256: 32 bytes.
  func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8]

  /// ChaCha20-Poly1305.
  /// - Parameters:
  ///   - nonce: Twelve bytes, of which a key sees each once.
  ///   - place: What is needed unchanged to open it.
  /// - Returns: As many bytes as there were, then a tag of 16.
  /// - Throws: Where key or nonce have another length.
  func seal(
    _ contents: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8]

  /// Opens what ``seal(_:key:nonce:boundTo:)`` gave.
  /// - Throws: Where anything of it is another.
  func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8]

  /// A new private key of X25519.
  func makePrivateKey() -> [UInt8]

  /// The public key of a private one.
  /// - Throws: Where it is no key.
  func publicKey(of privateKey: [UInt8]) throws -> [UInt8]

  /// What only the owners of both keys have, by X25519.
  /// - Throws: Where one of them is no key.
  func sharedSecret(_ privateKey: [UInt8], _ publicKey: [UInt8]) throws -> [UInt8]
}
