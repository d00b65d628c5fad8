import Foundation
import Observation

/// The tokens of scripts and devices, in a file that only this user can read, or in memory.
///
/// Changes by other processes take effect with the next request.
@Observable @MainActor package final class AccessTokens {
  /// The largest number of tokens.
  nonisolated package static let limit = 100

  /// The tokens to show, newest first.
  package private(set) var tokens: [AccessToken] = []
  /// The error that prevents the tokens from being shown.
  package private(set) var error: AccessTokenError?
  private let file: SharedFile<Content>
  private let clock: AppClock

  private struct Content: Codable, Equatable {
    var tokens: [AccessToken]
  }

  /// Reads the tokens.
  ///
  /// - Parameter url: The file; nil keeps the tokens in memory.
  package init(_ url: URL?, clock: AppClock) {
    file = SharedFile(url, empty: Content(tokens: []))
    self.clock = clock
    refresh()
    file.onChange { [weak self] in
      Task { @MainActor in self?.refresh() }
    }
  }

  /// Reads the tokens again, because another process may have changed them.
  package func refresh() {
    do throws(AccessTokenError) {
      tokens = try stored().reversed()
      error = nil
    } catch {
      tokens = []
      self.error = error
    }
  }

  /// Returns the token that a script sent, and records its use. Returns nil if the token is not
  /// valid.
  nonisolated package func token(of text: String) throws(AccessTokenError) -> AccessToken? {
    guard let text = AccessTokenText(text),
      let token = try stored().first(where: { $0.id == text.id }),
      token.secret.matches(text.secret)
    else { return nil }
    do throws(AccessTokenError) {
      try noteUse(of: token)
    } catch {
      // The token is valid even if its use can't be recorded.
    }
    return token
  }

  /// Records that a token was used, at most once a minute.
  nonisolated func noteUse(of token: AccessToken) throws(AccessTokenError) {
    let now = clock.now()
    if let last = token.lastUsedAt, abs(now.timeIntervalSince(last)) < 60 { return }
    try change { tokens in
      guard let index = tokens.firstIndex(where: { $0.id == token.id }) else { return }
      tokens[index].lastUsedAt = now
    }
  }

  /// Creates a token.
  ///
  /// - Returns: The text for the user to copy, which is shown only once.
  package func make(
    named name: String,
    scope: AccessScope
  ) throws(AccessTokenError) -> AccessTokenText {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard AccessToken.isName(name) else { throw .invalidName }
    let text = AccessTokenText()
    let token = AccessToken(
      id: text.id,
      name: name,
      scope: scope,
      createdAt: clock.now(),
      secret: HashedSecret(text.secret)
    )
    try change { tokens throws(AccessTokenError) in
      guard tokens.count < Self.limit else { throw .tooMany }
      tokens.append(token)
    }
    refresh()
    return text
  }

  package func revoke(_ token: AccessToken) throws(AccessTokenError) {
    try change { $0.removeAll { $0.id == token.id } }
    refresh()
  }

  /// Returns the tokens of the file in order of creation.
  nonisolated private func stored() throws(AccessTokenError) -> [AccessToken] {
    do throws(SharedFileError) { return try file.read().tokens } catch {
      throw .file(error)
    }
  }

  nonisolated private func change(
    _ body: (inout [AccessToken]) throws(AccessTokenError) -> Void
  ) throws(AccessTokenError) {
    try file.change(failure: AccessTokenError.file) { content throws(AccessTokenError) in
      try body(&content.tokens)
    }
  }
}

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
