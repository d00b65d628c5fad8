import Foundation

// swift-crypto has the same declarations where the system lacks CryptoKit.
#if canImport(CryptoKit)
  import CryptoKit
#else
  import Crypto
#endif

/// The salted hash of a token's secret.
///
/// A fast hash is safe here. A password needs a slow hash, because people choose passwords, and an
/// attacker would try common passwords first. A token's secret is 256 random bits, and each request
/// must be checked quickly. Because of the salt, nobody can see whether two files contain the same
/// token.
package struct HashedSecret: Codable, Hashable, Sendable {
  private let salt: Data
  private let hash: Data

  package init(_ secret: String) {
    salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    hash = Self.hash(secret, salt)
  }

  /// Returns true if a guess is the secret. The time taken does not reveal how many characters of
  /// the guess are right.
  package func matches(_ guess: String) -> Bool {
    let guess = Self.hash(guess, salt)
    guard guess.count == hash.count else { return false }
    return zip(guess, hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hash(_ secret: String, _ salt: Data) -> Data {
    Data(SHA256.hash(data: salt + Data(secret.utf8)))
  }
}
