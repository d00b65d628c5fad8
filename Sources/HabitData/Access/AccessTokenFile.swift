import Foundation

/// The storage of tokens, in a file that only this user can read, or in memory.
///
/// Changes by other processes take effect with the next request.
package final class AccessTokenFile: Sendable {
  /// The largest number of tokens.
  package static let limit = 100

  private let file: SharedFile<Content>

  /// Creates the storage.
  ///
  /// - Parameter url: The file; nil keeps the tokens in memory.
  package init(_ url: URL?) {
    file = SharedFile(url, empty: Content(tokens: []))
  }

  /// Returns the tokens in order of creation.
  package func tokens() throws(AccessTokenError) -> [AccessToken] {
    do throws(SharedFileError) { return try file.read().tokens } catch {
      throw .file(error)
    }
  }

  /// Sets the handler that is called after each change by this process.
  package func onChange(_ body: @escaping @Sendable () -> Void) {
    file.onChange(body)
  }

  /// Creates a token.
  ///
  /// - Returns: The token's text, which can't be read again.
  package func make(
    named name: String,
    scope: AccessScope,
    at date: Date
  ) throws(AccessTokenError) -> AccessTokenText {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard AccessToken.isName(name) else { throw .invalidName }
    let text = AccessTokenText()
    try change { tokens throws(AccessTokenError) in
      guard tokens.count < Self.limit else { throw .tooMany }
      tokens.append(
        AccessToken(
          id: text.id,
          name: name,
          scope: scope,
          createdAt: date,
          secret: HashedSecret(text.secret)
        )
      )
    }
    return text
  }

  package func revoke(_ id: AccessToken.ID) throws(AccessTokenError) {
    try change { $0.removeAll { $0.id == id } }
  }

  /// Returns the token with a text; nil if there is none.
  package func token(of text: String) throws(AccessTokenError) -> AccessToken? {
    guard let text = AccessTokenText(text),
      let token = try tokens().first(where: { $0.id == text.id })
    else { return nil }
    return token.secret.matches(text.secret) ? token : nil
  }

  /// Records that a token was used, at most once a minute.
  package func noteUse(of token: AccessToken, at date: Date) throws(AccessTokenError) {
    if let last = token.lastUsedAt, abs(date.timeIntervalSince(last)) < 60 { return }
    try change { tokens in
      guard let index = tokens.firstIndex(where: { $0.id == token.id }) else { return }
      tokens[index].lastUsedAt = date
    }
  }

  private func change(
    _ body: (inout [AccessToken]) throws(AccessTokenError) -> Void
  ) throws(AccessTokenError) {
    try file.change(failure: AccessTokenError.file) { content throws(AccessTokenError) in
      try body(&content.tokens)
    }
  }

  private struct Content: Codable, Equatable {
    var tokens: [AccessToken]
  }
}
