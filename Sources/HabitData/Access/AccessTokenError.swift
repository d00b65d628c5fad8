import Foundation

/// Why tokens can't be used or changed.
package enum AccessTokenError: LocalizedError, Hashable {
  /// The file can't be read; it is left as it is.
  case unreadable(file: String, reason: String)
  /// The file is no list of tokens; it is left as it is.
  case damaged(file: String)
  /// The change could not be kept; all is as it was.
  case notWritten(file: String, reason: String)
  /// A name of nothing but spaces, or one that is too long.
  case invalidName
  /// As many as there may be.
  case tooMany

  package var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason):
      "The tokens in \(file) can't be read: \(reason)"
    case .damaged(let file):
      """
      \(file) is no list of tokens. No token is accepted until it is moved away; then make new \
      ones.
      """
    case .notWritten(let file, let reason):
      "The tokens in \(file) can't be changed: \(reason)"
    case .invalidName:
      "A token's name has 1 to \(AccessToken.nameLimit) characters."
    case .tooMany:
      "There are \(AccessTokenFile.limit) tokens, which is all there may be. Revoke one first."
    }
  }
}
