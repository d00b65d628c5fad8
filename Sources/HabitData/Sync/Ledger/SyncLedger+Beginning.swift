import Foundation
import HabitEngine
import HabitSync
import SwiftData

extension SyncLedger {
  /// Starts recording changes for sync, and adds the existing categories. Existing habits are added
  /// by ``takeFound(at:)``.
  ///
  /// - Parameter device: This device's record, which other devices receive.
  func begin(_ device: DeviceRecord, at now: Date) throws {
    try StoreWriter(container: container).change { context in
      // Data may be left over from a setup that was interrupted, or from a store that was copied
      // without its key.
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

  /// Returns true if some of the habits that existed before sync are not added yet.
  func hasUnread() throws -> Bool {
    try SyncMembership.current(in: ModelContext(container))?.unread != nil
  }

  /// Adds some of the habits that existed before sync, in their current state.
  ///
  /// Each day is dated with its last change, so that the later record wins if another device has a
  /// record of the same day. A habit's properties are dated with the habit's creation or the last
  /// change of its days, whichever is later. Another device's deletion of the habit or its category
  /// wins only if it is later.
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

  /// Adds a habit with its days.
  ///
  /// - Returns: The number of days.
  private static func find(
    _ id: UUID,
    in context: ModelContext,
    _ replica: inout Replica,
    at now: Date
  ) throws -> Int {
    guard let habit = try context.habit(id) else { return 0 }
    let days = try context.completions(of: id)
    var generator = SystemRandomNumberGenerator()
    var lastUse = min(habit.createdAt, now)
    for day in days {
      let date = min(day.date, now)
      replica.find([day.syncFact], asOf: date, using: &generator)
      lastUse = max(lastUse, date)
    }
    var facts = [habit.syncFact]
    let categories = CategoryList(try context.fetch(FetchDescriptor<CategoryRecord>()))
    if let category = categories.category(habit.category) {
      facts.append(.category(category.id.rawValue, [CategoryProperty.isRemoved(false).encoded]))
    }
    replica.find(facts, asOf: lastUse, using: &generator)
    return days.count
  }

  /// Stops recording and deletes the sync data. Habits are not changed.
  func end() throws {
    try StoreWriter(container: container).change { try Self.removeAll(in: $0) }
  }

  private static func removeAll(in context: ModelContext) throws {
    for model in try context.fetch(FetchDescriptor<SyncEntry>()) { context.delete(model) }
    for model in try context.fetch(FetchDescriptor<SyncPart>()) { context.delete(model) }
    for model in try context.fetch(FetchDescriptor<SyncMembership>()) { context.delete(model) }
  }
}
