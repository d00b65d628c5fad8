import HabitCiphers
import Testing

/// The examples of RFC 4231, 5869, 7748 and 8439.
struct CryptoCiphersTests {
  private let ciphers = CryptoCiphers()

  @Test("Keys are derived with HKDF and SHA-256")
  func derives() {
    let key = ciphers.derive(
      from: [UInt8](repeating: 0x0b, count: 22),
      salt: Array(0x00...0x0c),
      purpose: Array(0xf0...0xf9)
    )
    #expect(key == bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"))
  }

  @Test("An authentication code is computed with HMAC and SHA-256")
  func authenticates() {
    let message = Array("what do ya want for nothing?".utf8)
    let code = ciphers.authenticationCode(of: message, key: Array("Jefe".utf8))
    #expect(code == bytes("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
  }

  @Test("Sealed data is ChaCha20-Poly1305 and opens only unchanged and in its context")
  func seals() throws {
    let tip = """
      Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
      sunscreen would be it.
      """
    let (key, nonce) = (Array<UInt8>(0x80...0x9f), bytes("070000004041424344454647"))
    let place = bytes("50515253c0c1c2c3c4c5c6c7")
    let sealed = try ciphers.seal(Array(tip.utf8), key: key, nonce: nonce, boundTo: place)
    #expect(sealed.count == tip.utf8.count + 16)
    #expect(Array(sealed.prefix(16)) == bytes("d31a8d34648e60db7b86afbc53ef7ec2"))
    #expect(Array(sealed.suffix(16)) == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    #expect(
      try ciphers.open(sealed, key: key, nonce: nonce, boundTo: place) == Array(tip.utf8)
    )
    #expect(throws: (any Error).self) {
      try ciphers.open(sealed, key: key, nonce: nonce, boundTo: [])
    }
    #expect(throws: (any Error).self) {
      try ciphers.open(sealed.dropLast(), key: key, nonce: nonce, boundTo: place)
    }
  }

  @Test("A shared secret is computed with X25519")
  func agrees() throws {
    let one = bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a")
    let other = bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
    let onePublic = bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
    let shared = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    #expect(try ciphers.publicKey(of: one) == onePublic)
    #expect(try ciphers.sharedSecret(other, onePublic) == shared)
    #expect(try ciphers.sharedSecret(one, ciphers.publicKey(of: other)) == shared)
    #expect(throws: (any Error).self) { try ciphers.publicKey(of: []) }
    #expect(ciphers.makePrivateKey() != ciphers.makePrivateKey())
  }

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap { $0.hexDigitValue.map(UInt8.init) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
