import Foundation
import SwiftData

/// A record of an action that was delivered from elsewhere, so that it runs only once. Saved in the
/// same transaction as the action's changes.
@Model
package final class DeliveredAction {
  /// The action's identifier, created with the action.
  @Attribute(.unique) package var id: UUID
  /// The time of the delivery.
  var date: Date
  /// The reason why the action was refused, in words; nil if it was carried out.
  var refusal: String?

  init(id: UUID, date: Date, refusal: String? = nil) {
    self.id = id
    self.date = date
    self.refusal = refusal
  }
}
