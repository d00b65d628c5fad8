@_spi(Host) import AppIntents
import Foundation

/// An action that the user performed offline.
@_spi(Host) public struct OfflineAction: Hashable, Sendable {
  /// The unique identifier that the page assigned.
  public let id: UUID
  /// The time of the action by the server's clock.
  public let made: Date
  /// The intent to perform.
  public let call: IntentCall

  /// Creates an action.
  public init(id: UUID, made: Date, call: IntentCall) {
    self.id = id
    self.made = made
    self.call = call
  }
}

/// The result of an action.
@_spi(Host) public enum OfflineOutcome: Hashable, Sendable {
  /// The action was performed, now or in an earlier delivery.
  case done
  /// The action can never be performed, for this reason. The browser does not send the action
  /// again.
  case refused(String)
  /// The action can't be performed now. The browser sends this action and all later actions again.
  case later
}
