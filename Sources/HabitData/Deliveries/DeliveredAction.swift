import Foundation
import SwiftData

/// What is kept of an action that was delivered from elsewhere: that it was, so that it is done once
/// however often it comes. It is written with what the action changes, in one transaction.
@Model
package final class DeliveredAction {
  /// The action's own identity, given where it was made.
  @Attribute(.unique) package var id: UUID
  /// When it came.
  var date: Date
  /// Why it was not done, in words; nil where it was.
  var refusal: String?

  init(id: UUID, date: Date, refusal: String? = nil) {
    self.id = id
    self.date = date
    self.refusal = refusal
  }
}
