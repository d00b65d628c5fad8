import AppIntents
import Foundation

/// The app whose intents are run over HTTP.
package protocol IntentApp: Sendable {
  /// The intents, in the order in which they are described.
  @MainActor var intents: [IntentDeclaration] { get }
  /// What the description is headed with.
  var title: String { get }
  /// The app's version.
  var version: String { get }
  /// The day that `today` means.
  @MainActor var today: DateComponents { get }
  /// What a token lets a client do. Called with each request.
  func admission(of token: String) -> IntentAdmission
  /// What a token has to let a client do so that it may run an intent.
  func scope(of intent: IntentDeclaration) -> IntentScopeName
  /// Whether an intent failed through no fault of what was asked, such as for want of room on the disk.
  func isOwnFault(_ error: any Error) -> Bool
}

/// What a token may have, by its name for programs and for people.
package struct IntentScopeName: Hashable, Sendable {
  package let id: String
  package let title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// What comes of a token.
package enum IntentAdmission: Sendable {
  /// It is known.
  case admitted(IntentCaller)
  /// It is not, or no more.
  case refused
  /// The app can't tell, or can't run intents, for a reason in words.
  case unavailable(String)
}

/// A client with a token that is known.
package struct IntentCaller: Sendable {
  /// Tells tokens apart, for their rates.
  package let id: String
  /// What the token lets the client do.
  package let scope: IntentScopeName
  /// Whether that is enough for a scope.
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
