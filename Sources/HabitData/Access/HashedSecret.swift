import Foundation
import HabitSync

/// The hash of a token's secret, with a salt of its own.
///
/// A fast hash is right here. What makes a slow one needed for passwords is that people choose them:
/// a thief of the file would try the likely ones. A secret here is 256 random bits, of which none is
/// likelier than another, so that no speed of trying is enough; and each request is checked, which
/// has to take next to no time. The salt keeps two files from showing that they have the same token.
package struct HashedSecret: Codable, Hashable, Sendable {
  private let salt: Data
  private let hash: Data

  package init(_ secret: String) {
    var generator = SystemRandomNumberGenerator()
    salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    hash = Self.hash(secret, salt)
  }

  /// Whether it is the hash of a secret. The time taken does not tell how much of a guess is right.
  package func matches(_ guess: String) -> Bool {
    let guess = Self.hash(guess, salt)
    guard guess.count == hash.count else { return false }
    return zip(guess, hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hash(_ secret: String, _ salt: Data) -> Data {
    Data(SHA256.hash(salt + Data(secret.utf8)))
  }
}
