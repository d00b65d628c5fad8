import Foundation

/// A device that takes part.
package struct SyncDevice: Hashable, Identifiable, Sendable {
  package let id: UUID
  package let name: String
  /// When it exchanged last, as far as that has arrived here.
  package let lastExchange: Date?
  /// Whether it is this one.
  package let isThis: Bool

  package init(id: UUID, name: String, lastExchange: Date?, isThis: Bool) {
    self.id = id
    self.name = name
    self.lastExchange = lastExchange
    self.isThis = isThis
  }
}
