import Foundation
import HabitSync
import SwiftData

extension SyncEngine {
  /// Returns the status; nil if sync is not set up.
  ///
  /// - Parameter isOutline: True to leave out the other devices, which take longer to read.
  package func status(isOutline: Bool = false) throws -> SyncStatus? {
    guard let settings = try file.read().sync else { return nil }
    let context = ModelContext(container)
    guard let membership = try SyncMembership.current(in: context) else { return nil }
    var status = SyncStatus(place: settings.place)
    let (id, date) = (membership.id, lastExchange ?? membership.lastExchange)
    status.devices = [SyncDevice(id: id, name: membership.name, lastExchange: date, isThis: true)]
    status.lastExchange = date
    status.waiting = try context.fetchCount(FetchDescriptor<SyncEntry>())
    if isOutline { return status }
    let replica = try ledger.current(membership, in: context)
    status.devices += replica.state.devices.filter { $0.id != id }.map {
      SyncDevice(id: $0.id, name: $0.name, lastExchange: $0.lastExchange, isThis: false)
    }
    status.waiting += replica.pendingCount + replica.leavingCount
    status.duplicates = try duplicates(membership, in: context)
    return status
  }

  /// Returns existing habits paired with a habit of the same name and measure that arrived later.
  private func duplicates(_ membership: SyncMembership, in context: ModelContext) throws
    -> [DuplicateHabits]
  {
    let before = Set(membership.habitsBefore ?? [])
    let distinct = Set(membership.strangers ?? [])
    let kept = FetchDescriptor<Habit>(
      predicate: #Predicate { $0.archivedAt == nil },
      sortBy: [SortDescriptor(\.sortIndex)]
    )
    let habits = try context.fetch(kept)
    let here = Dictionary(
      habits.filter { before.contains($0.id) }.map { ($0.duplicateKey, $0) }
    ) { first, _ in first }
    return habits.filter { !before.contains($0.id) && !distinct.contains($0.id) }
      .compactMap { other in
        here[other.duplicateKey].map {
          DuplicateHabits(name: $0.name, here: $0.id, other: other.id)
        }
      }
  }
}
