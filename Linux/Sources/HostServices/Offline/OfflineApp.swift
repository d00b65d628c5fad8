@_spi(Host) import AppIntents
import Foundation

/// The app of an offline page.
@_spi(Host) public protocol OfflineApp: Sendable {
  var title: String { get }
  /// The current time.
  var now: Date { get }
  /// Returns the current content of the offline page.
  @MainActor func page() throws -> OfflinePage
  /// Returns the effect of an intent on a row's record of a day, or nil if the intent is not
  /// available offline.
  @MainActor func effect(of intent: any AppIntent, in row: OfflinePage.Row) -> OfflineEffect?
  /// Performs an action unless it was already performed, and records it.
  @MainActor func perform(_ action: OfflineAction) async -> OfflineOutcome
}

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
