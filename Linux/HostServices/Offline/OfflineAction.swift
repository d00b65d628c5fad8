import AppIntents
import Foundation

/// An action that the user performed offline.
package struct OfflineAction: Hashable, Sendable {
  /// The unique identifier that the page assigned.
  package let id: UUID
  /// The time of the action by the server's clock.
  package let made: Date
  /// The intent to perform.
  package let call: IntentCall

  package init(id: UUID, made: Date, call: IntentCall) {
    self.id = id
    self.made = made
    self.call = call
  }
}

/// The result of an action.
package enum OfflineOutcome: Hashable, Sendable {
  /// The action was performed, now or in an earlier delivery.
  case done
  /// The action can't be performed, for this reason. It is not retried.
  case refused(String)
  /// The action can't be performed now. It and all later ones are retried.
  case later
}
