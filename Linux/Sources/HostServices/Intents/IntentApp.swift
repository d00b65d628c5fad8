@_spi(Host) import AppIntents
import Foundation

/// An app with intents that can be run over HTTP.
@_spi(Host) public protocol IntentApp: Sendable {
  /// The intents that can be run.
  @MainActor var intents: [IntentDeclaration] { get }
  /// The title of the OpenAPI description.
  var title: String { get }
  /// The app's version.
  var version: String { get }
  /// The day that the value `today` refers to.
  @MainActor var today: DateComponents { get }
  /// Returns the permissions of a token. Called for each request.
  func admission(of token: String) async -> IntentAdmission
  /// Returns the scope that an intent requires.
  func scope(of intent: IntentDeclaration) -> IntentScopeName
  /// Returns true if the app, not the request, caused an error, such as a full disk.
  func isAppError(_ error: any Error) -> Bool
}

/// A scope of a token, with its name for programs and its title for users.
@_spi(Host) public struct IntentScopeName: Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The title for people.
  public let title: String

  /// Creates a scope.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// The result of checking a token.
@_spi(Host) public enum IntentAdmission: Sendable {
  /// The token is valid.
  case admitted(IntentCaller)
  /// The token is unknown or revoked.
  case refused
  /// The app can't check tokens or run intents, for this reason.
  case unavailable(String)
}

/// A client with a valid token.
@_spi(Host) public struct IntentCaller: Sendable {
  /// The identifier of the token, for rate limits.
  public let id: String
  /// The scope of the token.
  public let scope: IntentScopeName
  /// Returns true if the token includes a scope.
  public let has: @Sendable (IntentScopeName) -> Bool

  /// Creates a caller.
  public init(
    id: String,
    scope: IntentScopeName,
    has: @escaping @Sendable (IntentScopeName) -> Bool
  ) {
    self.id = id
    self.scope = scope
    self.has = has
  }
}
