import Foundation
import HabitEngine
import SwiftData

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

/// Delivered actions. Each action is carried out once, as of the time at which the user took it.
extension HabitStore {
  /// Returns the answer that an action got when it was first delivered; nil if the action is new.
  package func answer(to id: UUID) throws -> DeliveryAnswer? {
    guard let known = try DeliveredAction.record(of: id, in: ModelContext(container)) else {
      return nil
    }
    return known.refusal.map { .refused($0) } ?? .done
  }

  /// Records the answer to the delivered action if the action itself saved nothing, because it
  /// changed nothing or was refused.
  package func remember(_ answer: DeliveryAnswer) throws {
    var writer = writer
    writer.delivery?.answer = answer
    try writer.write(at: days.now, waitingAtMost: histories.busyTimeout) { _ in }
  }

  /// Removes the records of old actions.
  package func forgetOldDeliveries() throws {
    let limit = days.now.addingTimeInterval(-Delivery.memory)
    let old = FetchDescriptor<DeliveredAction>(predicate: #Predicate { $0.date < limit })
    guard try context.fetchCount(old) > 0 else { return }
    try writer.change(waitingAtMost: histories.busyTimeout) { context in
      for action in try context.fetch(old) { context.delete(action) }
    }
  }

  /// Refuses an action that would undo a later change on another device. A day that was skipped or
  /// missed later is not changed, and a count that was changed later can only be raised or lowered
  /// by an amount.
  ///
  /// - Parameter adds: True if the action raises or lowers the count by an amount.
  package func requireNothingLater(
    than made: Date,
    on day: CalendarDay,
    of habit: Habit,
    adds: Bool
  ) throws {
    // The views' context may have an older record.
    let context = ModelContext(container)
    guard let stored = try context.completion(of: habit.id, on: day), stored.date > made else {
      return
    }
    guard adds, stored.status == .done else {
      throw HabitRequestError(
        String(
          localized: "“\(habit.name)” was changed later on another device. That change was kept."
        )
      )
    }
  }
}
