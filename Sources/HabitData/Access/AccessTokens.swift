import Foundation
import Observation

/// The tokens as the screens show them, and what a person does with them.
@Observable @MainActor package final class AccessTokens {
  /// The newest first.
  package private(set) var tokens: [AccessToken] = []
  /// Why they can't be shown.
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

  /// Looks what there is now: another process may have changed it.
  package func refresh() {
    do throws(AccessTokenError) {
      tokens = try file.tokens().reversed()
      error = nil
    } catch {
      tokens = []
      self.error = error
    }
  }

  /// The token that a script sent, if it is one; its use is kept.
  nonisolated package func token(of text: String) throws(AccessTokenError) -> AccessToken? {
    guard let token = try file.token(of: text) else { return nil }
    do throws(AccessTokenError) {
      try file.noteUse(of: token, at: clock.now())
    } catch {
      // The token is right all the same; its row shows an earlier use.
    }
    return token
  }

  /// Makes a token.
  /// - Returns: What the user copies: it is shown once.
  package func make(
    named name: String,
    scope: AccessScope
  ) throws(AccessTokenError) -> AccessTokenText {
    let text = try file.make(named: name, scope: scope, at: clock.now())
    refresh()
    return text
  }

  /// Accepts a token no more.
  package func revoke(_ token: AccessToken) throws(AccessTokenError) {
    try file.revoke(token.id)
    refresh()
  }
}
