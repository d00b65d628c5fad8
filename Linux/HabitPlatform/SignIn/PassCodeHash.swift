import CCrypt
import Foundation

/// The slow hash of a pass code, by yescrypt of the system's libcrypt: with a salt of its own, and with
/// so much memory and time for each guess that a thief of the file gets nowhere soon.
struct PassCodeHash: Codable, Hashable, Sendable {
  /// `$y$`, how slow it is, the salt and the hash.
  private let text: String

  /// The most bytes that libcrypt takes.
  static let longestText = Int(CRYPT_MAX_PASSPHRASE_SIZE) - 1

  /// Takes as long as it takes to look at a guess.
  /// - Throws: `POSIXError` where the system has no such hash, or no memory for it.
  init(_ passCode: PassCode) throws {
    // No random bytes are handed over: libcrypt asks the system for them.
    guard let setting = crypt_gensalt_ra("$y$", 0, nil, 0) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    defer { free(setting) }
    guard let text = Self.hash(passCode, setting) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    self.text = text
  }

  /// Whether it is the hash of a guess. The time taken does not tell how much of it is right.
  func matches(_ guess: PassCode) -> Bool {
    guard let hash = Self.hash(guess, text) else { return false }
    let (one, other) = (Array(hash.utf8), Array(text.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Nil for what libcrypt refuses.
  private static func hash(_ passCode: PassCode, _ setting: UnsafePointer<CChar>) -> String? {
    // What follows a zero would not count.
    guard !passCode.text.utf8.contains(0), passCode.text.utf8.count <= longestText else {
      return nil
    }
    var memory: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer {
      // It holds what the guess was made into.
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
