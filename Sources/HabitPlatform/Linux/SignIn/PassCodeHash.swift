import CLinux
import Foundation
import HabitSync

/// A slow hash of a pass code, computed with yescrypt of the system's libcrypt.
///
/// Its random salt and its cost in memory and time per guess protect a stolen file.
struct PassCodeHash: Codable, Hashable, Sendable {
  /// The hash string: `$y$`, the cost, the salt, and the hash.
  private let text: String

  /// The maximum number of bytes that libcrypt accepts.
  static let longestText = Int(CRYPT_MAX_PASSPHRASE_SIZE) - 1

  /// Hashes a pass code. Hashing is slow by design.
  ///
  /// - Throws: `POSIXError` if the system does not support the hash or is out of memory.
  init(_ passCode: PassCode) throws {
    // libcrypt gets random bytes from the system if it is given none.
    guard let setting = crypt_gensalt_ra("$y$", 0, nil, 0) else { throw POSIXError.last }
    defer { free(setting) }
    guard let text = Self.hash(passCode, setting) else { throw POSIXError.last }
    self.text = text
  }

  /// Returns true if a guess is the hashed pass code. The comparison takes constant time.
  func matches(_ guess: PassCode) -> Bool {
    guard let hash = Self.hash(guess, text) else { return false }
    let (one, other) = (Array(hash.utf8), Array(text.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns the hash string of a pass code; nil if libcrypt rejects the pass code.
  private static func hash(_ passCode: PassCode, _ setting: UnsafePointer<CChar>) -> String? {
    // C strings end at NUL, so bytes after it would be ignored.
    guard !passCode.text.utf8.contains(0), passCode.text.utf8.count <= longestText else {
      return nil
    }
    var memory: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer {
      // The memory contains data derived from the guess.
      if let memory { explicit_bzero(memory, Int(size)) }
      free(memory)
    }
    guard let hash = crypt_ra(passCode.text, setting, &memory, &size), hash.pointee != 0x2A else {
      return nil
    }
    return String(cString: hash)
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
