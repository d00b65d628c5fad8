import Foundation
import HabitEngine
import SwiftData

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
