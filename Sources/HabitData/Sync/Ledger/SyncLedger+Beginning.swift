import Foundation
import HabitEngine
import HabitSync
import SwiftData

extension SyncLedger {
  /// Begins to take part: from now on what is written is noted. What is in the store by then is taken in
  /// by ``takeFound(at:)``.
  /// - Parameter device: This one, as the others see it.
  func begin(_ device: DeviceRecord, at now: Date) throws {
    try StoreWriter(container: container).change { context in
      // There may be something of one that was broken off, or of a store that was copied without its
      // key.
      try Self.removeAll(in: context)
      let membership = SyncMembership(id: device.id, name: device.name)
      var replica = Replica()
      var generator = SystemRandomNumberGenerator()
      let categories = try context.fetch(FetchDescriptor<CategoryRecord>()).map(\.syncFact)
      replica.find(categories, asOf: .distantPast, using: &generator)
      replica.make([device.change], at: now, using: &generator)
      let habits = try context.fetch(FetchDescriptor<Habit>()).map(\.id)
      membership.habitsBefore = habits
      membership.unread = habits
      context.insert(membership)
      try Self.keep(try replica.takeUnsaved(), isAllSent: false, in: context)
      membership.memory = try replica.memory
    }
  }

  /// Whether something that was in the store when it began is not taken in yet.
  func hasUnread() throws -> Bool {
    try SyncMembership.current(in: ModelContext(container))?.unread != nil
  }

  /// Takes in some of the habits that were in the store when it began, as they are now.
  ///
  /// What is there is said as of when it was changed last: of a day that another device has, too, the
  /// later one stands, and a habit that was used last.
  func takeFound(at now: Date) throws {
    try update(at: now) { replica, membership, context in
      var (unread, days) = (membership.unread ?? [], 0)
      while days < portion, let id = unread.popLast() {
        days += try Self.find(id, in: context, &replica, at: now)
      }
      membership.unread = unread.isEmpty ? nil : unread
      return CellSet()
    }
  }

  /// - Returns: How many days the habit has.
  private static func find(
    _ id: UUID,
    in context: ModelContext,
    _ replica: inout Replica,
    at now: Date
  ) throws -> Int {
    let same = FetchDescriptor<Habit>(predicate: #Predicate { $0.id == id })
    guard let habit = try context.fetch(same).first else { return 0 }
    let days = try context.fetch(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { $0.habitID == id })
    )
    var generator = SystemRandomNumberGenerator()
    var lastUse = min(habit.createdAt, now)
    for day in days {
      let date = min(day.date, now)
      replica.find([day.syncFact()], asOf: date, using: &generator)
      lastUse = max(lastUse, date)
    }
    replica.find([habit.syncFact], asOf: lastUse, using: &generator)
    return days.count
  }

  /// Ends it. The habits stay as they are.
  func end() throws {
    try StoreWriter(container: container).change { try Self.removeAll(in: $0) }
  }

  private static func removeAll(in context: ModelContext) throws {
    for model in try context.fetch(FetchDescriptor<SyncEntry>()) { context.delete(model) }
    for model in try context.fetch(FetchDescriptor<SyncPart>()) { context.delete(model) }
    for model in try context.fetch(FetchDescriptor<SyncMembership>()) { context.delete(model) }
  }
}
