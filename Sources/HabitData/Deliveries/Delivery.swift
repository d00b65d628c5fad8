import Foundation

/// An action that the user took while the store was not reachable.
package struct Delivery: Hashable, Sendable {
  package let id: UUID
  /// The time of the action.
  package let made: Date
  /// The result of the action, which is recorded with it.
  var answer = DeliveryAnswer.done

  package init(id: UUID, made: Date) {
    self.id = id
    self.made = made
  }

  /// The time, in seconds, for which a delivered action is remembered.
  static let memory = 400 * 86_400.0
}

/// The result of a delivered action.
package enum DeliveryAnswer: Hashable, Sendable {
  case done
  /// The reason why the action was refused, in words.
  case refused(String)
}
