import Foundation

/// An error in reading or changing tokens.
package enum AccessTokenError: LocalizedError, Hashable {
  case file(SharedFileError)
  /// The name is blank or too long.
  case invalidName
  /// The limit on the number of tokens is reached.
  case tooMany

  package var errorDescription: String? {
    switch self {
    case .file(.unreadable(let file, let reason)):
      String(localized: "The tokens in \(file) can't be read: \(reason)")
    case .file(.damaged(let file)):
      String(
        localized: """
          \(file) is damaged, so no token is accepted. Move the file to another folder, then create \
          new tokens.
          """
      )
    case .file(.notWritten(let file, let reason)):
      String(localized: "The tokens in \(file) can't be changed: \(reason)")
    case .invalidName:
      String(localized: "Enter a name of 1 to \(AccessToken.nameLimit) characters.")
    case .tooMany:
      String(
        localized:
          "You have \(AccessTokens.limit) tokens, which is the maximum. Revoke one first."
      )
    }
  }
}
