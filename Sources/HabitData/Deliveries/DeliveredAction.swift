import Foundation
import SwiftData

/// A record of an action that was delivered some time after the user took it. Because of the
/// record, the action runs only once. The record is saved in the same transaction as the action's
/// changes.
@Model
package final class DeliveredAction {
  /// The action's identifier, created with the action.
  @Attribute(.unique) package var id: UUID
  /// The time of the delivery.
  var date: Date
  /// The reason why the action was refused, in words; nil if it was carried out.
  var refusal: String?

  init(_ delivery: Delivery, at date: Date) {
    id = delivery.id
    self.date = date
    if case .refused(let reason) = delivery.answer { refusal = reason }
  }

  /// Returns the record of an action; nil if it was not delivered yet.
  static func record(of id: UUID, in context: ModelContext) throws -> DeliveredAction? {
    try context.fetch(FetchDescriptor<DeliveredAction>(predicate: #Predicate { $0.id == id })).first
  }
}
