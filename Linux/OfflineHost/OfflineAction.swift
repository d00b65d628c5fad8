import AppIntents
import Foundation

/// What a person did on a page that had no connection.
package struct OfflineAction: Hashable, Sendable {
  /// Given by the page, another for each.
  package let id: UUID
  /// When it was done, by the clock here.
  package let made: Date
  /// What is to be done.
  package let call: IntentCall

  package init(id: UUID, made: Date, call: IntentCall) {
    self.id = id
    self.made = made
    self.call = call
  }
}

/// What became of an action.
package enum OfflineOutcome: Hashable, Sendable {
  /// It is done, now or when it came before.
  case done
  /// It can't be done, with the reason in words. It is not tried again.
  case refused(String)
  /// It can't be done now. It comes again, and what follows it with it.
  case later
}
