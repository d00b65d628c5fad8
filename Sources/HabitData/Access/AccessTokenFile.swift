import Foundation
import Synchronization

/// Where tokens are kept: in a file that only this user can read, or in memory alone.
///
/// Several processes may serve one store and so have one file. A change is made to what the file has
/// at that moment, under a lock, and takes its place as a whole: none is lost, and whatever ends the
/// process leaves the tokens of before or those of after. What another process has changed holds with
/// the next request.
package final class AccessTokenFile: Sendable {
  /// How many tokens there may be.
  package static let limit = 100

  private let url: URL?
  private let state = Mutex(State())

  private struct State {
    var tokens: [AccessToken] = []
    /// The file's bytes that the tokens were read from; nil where there was none.
    var content: Data?
    var onChange: (@Sendable () -> Void)?
  }

  /// - Parameter url: The file; nil keeps the tokens in memory.
  package init(_ url: URL?) {
    self.url = url
  }

  /// The tokens that are accepted, in the order in which they were made.
  package func tokens() throws(AccessTokenError) -> [AccessToken] {
    try state.withLock { state throws(AccessTokenError) in
      try refresh(&state)
      return state.tokens
    }
  }

  /// Has a function called after each change that this process makes.
  package func onChange(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = body }
  }

  /// Makes a token.
  /// - Returns: Its text, which nobody can read again.
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

  /// Accepts a token no more.
  package func revoke(_ id: AccessToken.ID) throws(AccessTokenError) {
    try change { $0.removeAll { $0.id == id } }
  }

  /// The token that a text is; nil for a text that is none, or none any more.
  package func token(of text: String) throws(AccessTokenError) -> AccessToken? {
    guard let text = AccessTokenText(text),
      let token = try tokens().first(where: { $0.id == text.id })
    else { return nil }
    return token.secret.matches(text.secret) ? token : nil
  }

  /// Keeps that a token was used. Within a minute once is enough.
  package func noteUse(of token: AccessToken, at date: Date) throws(AccessTokenError) {
    if let last = token.lastUsedAt, abs(date.timeIntervalSince(last)) < 60 { return }
    try change { tokens in
      guard let index = tokens.firstIndex(where: { $0.id == token.id }) else { return }
      tokens[index].lastUsedAt = date
    }
  }

  // MARK: The file

  private func change(
    _ body: (inout [AccessToken]) throws(AccessTokenError) -> Void
  ) throws(AccessTokenError) {
    let onChange = try state.withLock { state throws(AccessTokenError) in
      let lock = try lock()
      defer { lock?.unlock() }
      try refresh(&state)
      var tokens = state.tokens
      try body(&tokens)
      guard tokens != state.tokens else { return nil as (@Sendable () -> Void)? }
      state.content = try write(tokens)
      state.tokens = tokens
      return state.onChange
    }
    onChange?()
  }

  private func lock() throws(AccessTokenError) -> FileLock? {
    guard let url else { return nil }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      return try FileLock(url.appendingPathExtension("lock"))
    } catch {
      throw .notWritten(file: path, reason: error.localizedDescription)
    }
  }

  /// Reads the file. It is short, and understood anew only where its bytes are others.
  private func refresh(_ state: inout State) throws(AccessTokenError) {
    guard let url else { return }
    let content: Data?
    do {
      content = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      content = nil
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
    guard content != state.content else { return }
    if let content {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      do { state.tokens = try decoder.decode(Content.self, from: content).tokens } catch {
        throw .damaged(file: path)
      }
    } else {
      state.tokens = []
    }
    state.content = content
  }

  /// - Returns: What the file has now; nil where there is none.
  private func write(_ tokens: [AccessToken]) throws(AccessTokenError) -> Data? {
    guard let url else { return nil }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let content = try encoder.encode(Content(tokens: tokens))
      try PrivateFile.replace(url, with: content)
      return content
    } catch {
      throw .notWritten(file: path, reason: error.localizedDescription)
    }
  }

  private struct Content: Codable {
    let tokens: [AccessToken]
  }

  private var path: String { url?.path(percentEncoded: false) ?? "" }
}
