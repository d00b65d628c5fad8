import Foundation
import HabitEngine
import SwiftData

/// Actions that were done out of reach of the store: each is written once, with the instant at which
/// it was done.
extension HabitStore {
  /// What was answered when an action came for the first time; nil where it never came.
  package func answer(to id: UUID) throws -> DeliveryAnswer? {
    guard let known = try delivered(id, in: ModelContext(container)) else { return nil }
    return known.refusal.map { .refused($0) } ?? .done
  }

  /// Keeps what is answered to this store's action, where nothing was kept when it was done: it has
  /// changed nothing, or was refused.
  package func remember(_ answer: DeliveryAnswer) throws {
    try save(changesHabits: false) { context in
      try noteDelivery(answer, in: context)
      return [:]
    }
  }

  /// Forgets actions that came long ago.
  package func forgetOldDeliveries() throws {
    let limit = days.now.addingTimeInterval(-Delivery.memory)
    let old = FetchDescriptor<DeliveredAction>(predicate: #Predicate { $0.date < limit })
    guard try context.fetchCount(old) > 0 else { return }
    try save(changesHabits: false) { context in
      for action in try context.fetch(old) { context.delete(action) }
      return [:]
    }
  }

  /// Refuses what would undo something that was done later, on another device: a day that was skipped
  /// or missed later stays so, and what was counted later is neither skipped nor taken back as a whole.
  /// - Parameter adds: Whether the action only adds to what is there, or takes away a part of it.
  package func requireNothingLater(
    than made: Date,
    on day: CalendarDay,
    of habit: Habit,
    adds: Bool
  ) throws {
    // A context of its own, since the views' one may have an older record.
    let context = ModelContext(container)
    guard let stored = try context.completion(of: habit.id, on: day), stored.date > made else {
      return
    }
    guard adds, stored.status == .done else {
      throw HabitRequestError("“\(habit.name)” was changed later elsewhere, and stays so")
    }
  }

  /// Keeps that the action of this store is done, in the transaction of a write.
  func noteDelivery(_ answer: DeliveryAnswer = .done, in context: ModelContext) throws {
    guard let delivery, try delivered(delivery.id, in: context) == nil else { return }
    let refusal: String? = if case .refused(let words) = answer { words } else { nil }
    context.insert(DeliveredAction(id: delivery.id, date: days.now, refusal: refusal))
  }

  /// Whether the action of this store was done already, by another program on the same store.
  func isDeliveryDone(in context: ModelContext) throws -> Bool {
    guard let delivery else { return false }
    return try delivered(delivery.id, in: context) != nil
  }

  private func delivered(_ id: UUID, in context: ModelContext) throws -> DeliveredAction? {
    try context.fetch(FetchDescriptor<DeliveredAction>(predicate: #Predicate { $0.id == id })).first
  }
}
