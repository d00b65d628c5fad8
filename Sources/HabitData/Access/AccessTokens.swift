import Foundation
import Observation

/// The tokens on the access screen.
@Observable @MainActor package final class AccessTokens {
  /// The tokens, newest first.
  package private(set) var tokens: [AccessToken] = []
  /// The error that prevents the tokens from being shown.
  package private(set) var error: AccessTokenError?
  private let file: AccessTokenFile
  private let clock: AppClock

  package init(_ file: AccessTokenFile, clock: AppClock) {
    self.file = file
    self.clock = clock
    refresh()
    file.onChange { [weak self] in
      Task { @MainActor in self?.refresh() }
    }
  }

  /// Reads the tokens again, because another process may have changed them.
  package func refresh() {
    do throws(AccessTokenError) {
      tokens = try file.tokens().reversed()
      error = nil
    } catch {
      tokens = []
      self.error = error
    }
  }

  /// Returns the token that a script sent, and records its use. Returns nil if the token is not
  /// valid.
  nonisolated package func token(of text: String) throws(AccessTokenError) -> AccessToken? {
    guard let token = try file.token(of: text) else { return nil }
    do throws(AccessTokenError) {
      try file.noteUse(of: token, at: clock.now())
    } catch {
      // The token is valid even if its use can't be recorded.
    }
    return token
  }

  /// Creates a token.
  ///
  /// - Returns: The text for the user to copy, which is shown only once.
  package func make(
    named name: String,
    scope: AccessScope
  ) throws(AccessTokenError) -> AccessTokenText {
    let text = try file.make(named: name, scope: scope, at: clock.now())
    refresh()
    return text
  }

  package func revoke(_ token: AccessToken) throws(AccessTokenError) {
    try file.revoke(token.id)
    refresh()
  }
}
