import Foundation
import HabitSync
import SwiftData

extension SyncEngine {
  /// Returns the status without the other devices, which take longer to read; nil if sync is not
  /// set up.
  func outline() throws -> SyncStatus? {
    guard let settings = try file.read().sync else { return nil }
    let context = ModelContext(container)
    guard let membership = try SyncMembership.current(in: context) else { return nil }
    var status = SyncStatus(place: settings.place)
    status.devices = [device(membership)]
    status.lastExchange = membership.lastExchange
    status.waiting = try context.fetchCount(FetchDescriptor<SyncEntry>())
    return status
  }

  /// Returns the status; nil if sync is not set up.
  package func status() throws -> SyncStatus? {
    guard let settings = try file.read().sync else { return nil }
    let context = ModelContext(container)
    guard let membership = try SyncMembership.current(in: context) else { return nil }
    let replica = try ledger.current(membership, in: context)
    var status = SyncStatus(place: settings.place)
    status.devices = devices(membership, replica)
    status.lastExchange = lastExchange ?? membership.lastExchange
    let entries = try context.fetchCount(FetchDescriptor<SyncEntry>())
    status.waiting = entries + replica.pendingCount + replica.leavingCount
    status.duplicates = try duplicates(membership, in: context)
    return status
  }

  private func devices(_ membership: SyncMembership, _ replica: Replica) -> [SyncDevice] {
    let others = replica.state.devices.filter { $0.id != membership.id }
    return [device(membership)]
      + others.map {
        SyncDevice(id: $0.id, name: $0.name, lastExchange: $0.lastExchange, isThis: false)
      }
  }

  private func device(_ membership: SyncMembership) -> SyncDevice {
    SyncDevice(
      id: membership.id,
      name: membership.name,
      lastExchange: lastExchange ?? membership.lastExchange,
      isThis: true
    )
  }

  /// Returns existing habits paired with a habit of the same name that arrived later.
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
      habits.filter { before.contains($0.id) }.map { ($0.name.lowercased(), $0) }
    ) { first, _ in first }
    return habits.filter { !before.contains($0.id) && !distinct.contains($0.id) }
      .compactMap { other in
        here[other.name.lowercased()].map {
          DuplicateHabits(name: $0.name, here: $0.id, other: other.id)
        }
      }
  }
}
