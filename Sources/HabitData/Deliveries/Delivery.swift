import Foundation

/// Something that a person did where the store was out of reach.
package struct Delivery: Hashable, Sendable {
  package let id: UUID
  /// When they did it.
  package let made: Date

  package init(id: UUID, made: Date) {
    self.id = id
    self.made = made
  }

  /// How long an action that was done is known again.
  package static let memory = 400 * 86_400.0
}
