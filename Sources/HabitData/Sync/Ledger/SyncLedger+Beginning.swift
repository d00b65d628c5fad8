import Foundation
import HabitEngine
import HabitSync
import SwiftData

extension SyncLedger {
  /// Begins to take part, with all that the store has.
  ///
  /// What is there is said as of when it was changed last: of a day that another device has, too, the
  /// later one stands, and a habit that was used last.
  /// - Parameter device: This one, as the others see it.
  func begin(_ device: DeviceRecord, at now: Date) throws {
    let context = ModelContext(container)
    try context.transaction {
      // There may be something of one that was broken off, or of a store that was copied without its
      // key.
      try Self.removeAll(in: context)
      let membership = SyncMembership(id: device.id, name: device.name)
      var replica = Replica()
      var generator = SystemRandomNumberGenerator()
      for (date, fact) in try Self.everything(in: context, at: now) {
        replica.take([fact], at: date, using: &generator)
      }
      replica.make([device.change], at: now, using: &generator)
      membership.habitsBefore = try context.fetch(FetchDescriptor<Habit>()).map(\.id)
      context.insert(membership)
      try Self.keep(try replica.takeUnsaved(), isAllSent: false, in: context)
      membership.memory = try replica.memory
    }
  }

  /// Ends it. The habits stay as they are.
  func end() throws {
    let context = ModelContext(container)
    try context.transaction { try Self.removeAll(in: context) }
  }

  private static func removeAll(in context: ModelContext) throws {
    for model in try context.fetch(FetchDescriptor<SyncEntry>()) { context.delete(model) }
    for model in try context.fetch(FetchDescriptor<SyncPart>()) { context.delete(model) }
    for model in try context.fetch(FetchDescriptor<SyncMembership>()) { context.delete(model) }
  }

  /// All that the store has, with when it was changed last, the earliest first: a stamp is later than
  /// those before it.
  private static func everything(
    in context: ModelContext,
    at now: Date
  ) throws -> [(date: Date, fact: SyncFact)] {
    var facts: [(date: Date, fact: SyncFact)] = []
    var lastUse: [UUID: Date] = [:]
    try context.enumerate(FetchDescriptor<HabitCompletion>(), batchSize: 500) { day in
      let date = min(day.date, now)
      facts.append((date, day.syncFact()))
      lastUse[day.habitID] = max(lastUse[day.habitID] ?? date, date)
    }
    for habit in try context.fetch(FetchDescriptor<Habit>()) {
      let date = max(min(habit.createdAt, now), lastUse[habit.id] ?? .distantPast)
      facts.append((date, habit.syncFact))
    }
    for category in try context.fetch(FetchDescriptor<CategoryRecord>()) {
      facts.append((.distantPast, category.syncFact))
    }
    return facts.sorted { $0.date < $1.date }
  }
}
