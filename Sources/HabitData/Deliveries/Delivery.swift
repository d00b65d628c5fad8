import Foundation

/// An action that the user took while the store was out of reach.
package struct Delivery: Hashable, Sendable {
  package let id: UUID
  /// The time of the action.
  package let made: Date

  package init(id: UUID, made: Date) {
    self.id = id
    self.made = made
  }

  /// The time, in seconds, for which a delivered action is remembered.
  package static let memory = 400 * 86_400.0
}
