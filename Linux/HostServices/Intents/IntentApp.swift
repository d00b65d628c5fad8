import AppIntents
import Foundation

/// An app with intents that can be run over HTTP.
package protocol IntentApp: Sendable {
  /// The intents, in the order of the description.
  @MainActor var intents: [IntentDeclaration] { get }
  /// The title of the description.
  var title: String { get }
  /// The app's version.
  var version: String { get }
  /// The day that the value `today` refers to.
  @MainActor var today: DateComponents { get }
  /// Returns the permissions of a token. Called for each request.
  func admission(of token: String) async -> IntentAdmission
  /// Returns the scope that an intent requires.
  func scope(of intent: IntentDeclaration) -> IntentScopeName
  /// Returns true if the request did not cause an error, such as a full disk.
  func isOwnFault(_ error: any Error) -> Bool
}

/// A scope of a token, with its name for programs and its title for users.
package struct IntentScopeName: Hashable, Sendable {
  package let id: String
  package let title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// The result of checking a token.
package enum IntentAdmission: Sendable {
  /// The token is valid.
  case admitted(IntentCaller)
  /// The token is unknown or revoked.
  case refused
  /// The app can't check tokens or run intents, for this reason.
  case unavailable(String)
}

/// A client with a valid token.
package struct IntentCaller: Sendable {
  /// The identifier of the token, for rate limits.
  package let id: String
  /// The scope of the token.
  package let scope: IntentScopeName
  /// Returns true if the token includes a scope.
  package let has: @Sendable (IntentScopeName) -> Bool

  package init(
    id: String,
    scope: IntentScopeName,
    has: @escaping @Sendable (IntentScopeName) -> Bool
  ) {
    self.id = id
    self.scope = scope
    self.has = has
  }
}
