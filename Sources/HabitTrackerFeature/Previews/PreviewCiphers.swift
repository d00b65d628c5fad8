import Foundation
import HabitSync

/// Ciphers that refuse to work, because previews don't sync and are built before the app's ciphers.
struct PreviewCiphers: Ciphers {
  private struct Refusal: LocalizedError {
    let errorDescription: String? = "A preview can't sync."
  }

  private static let nothing = [UInt8](repeating: 0, count: 32)

  func derive(from secret: [UInt8], salt: [UInt8], purpose: [UInt8]) -> [UInt8] { Self.nothing }

  func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] { Self.nothing }

  func seal(
    _ contents: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8] { throw Refusal() }

  func open(
    _ sealed: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    boundTo place: [UInt8]
  ) throws -> [UInt8] { throw Refusal() }

  func makePrivateKey() -> [UInt8] { Self.nothing }

  func publicKey(of privateKey: [UInt8]) throws -> [UInt8] { throw Refusal() }

  func sharedSecret(_ privateKey: [UInt8], _ publicKey: [UInt8]) throws -> [UInt8] {
    throw Refusal()
  }
}
