import Foundation

/// An error in reading or changing tokens.
package enum AccessTokenError: LocalizedError, Hashable {
  /// The file can't be read and was not changed.
  case unreadable(file: String, reason: String)
  /// The file has invalid content and was not changed.
  case damaged(file: String)
  /// The change could not be saved; nothing was changed.
  case notWritten(file: String, reason: String)
  /// The name is blank or too long.
  case invalidName
  /// The limit on the number of tokens is reached.
  case tooMany

  package var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason):
      String(localized: "The tokens in \(file) can't be read: \(reason)")
    case .damaged(let file):
      String(
        localized: """
          \(file) is damaged, so no token is accepted. Move the file to another folder, then create \
          new tokens.
          """
      )
    case .notWritten(let file, let reason):
      String(localized: "The tokens in \(file) can't be changed: \(reason)")
    case .invalidName:
      String(localized: "Enter a name of 1 to \(AccessToken.nameLimit) characters.")
    case .tooMany:
      String(
        localized:
          "You have \(AccessTokenFile.limit) tokens, which is the maximum. Revoke one first."
      )
    }
  }
}
