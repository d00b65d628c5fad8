import Foundation
import HabitEngine
import HabitInterchange
import Observation
import SwiftData
import Synchronization

/// Keeps dated copies of the store: one a day while the app runs, and one whenever the user asks.
@Observable @MainActor
package final class BackupService {
  package enum State: Hashable {
    case idle
    case working
    /// What went wrong with the last backup or restore, in words.
    case failed(String)
  }

  package private(set) var state = State.idle
  /// The copies that are there, the newest first.
  package private(set) var backups: [Backup] = []
  /// Where they are; nil where the store is in memory, of which there are none.
  package let folder: BackupFolder?

  @ObservationIgnored private let store: HabitStore
  @ObservationIgnored private var following: Task<Void, Never>?
  /// The day on which the daily copy was tried: a full disk is not tried again every minute.
  @ObservationIgnored private var lastTry: CalendarDay?

  /// - Parameter url: The store's file, or nil in memory.
  package init(_ store: HabitStore, url: URL?) {
    self.store = store
    folder = url.map(BackupFolder.init)
  }

  /// Begins to make a copy a day, as long as the app runs.
  package func start() {
    guard following == nil, folder != nil else { return }
    following = Task { [weak self, clock = store.days.clock] in
      while let pause = await self?.backUpIfDue() {
        do {
          try await clock.sleep(for: pause)
        } catch {
          // Cancelled: the app ends.
          return
        }
      }
    }
  }

  /// Makes the copy of the day where there is none, and something to copy.
  /// - Returns: How long to wait until the next look.
  func backUpIfDue() async -> Duration {
    let pause = store.days.updateToday()
    let today = store.today
    guard folder != nil, state != .working, lastTry != today else { return pause }
    await reload()
    let newest = backups.first.map { store.days.boundary.day(of: $0.date) }
    guard newest != today, hasHabits else { return pause }
    lastTry = today
    await backUpNow()
    return pause
  }

  /// Looks which copies are there.
  package func reload() async {
    guard let folder else { return }
    do {
      backups = try await BackgroundWork.run { _ in try folder.backups() }
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Makes a copy now.
  /// - Returns: Whether it is there.
  @discardableResult
  package func backUpNow() async -> Bool {
    guard let folder else { return false }
    let now = store.days.now
    return await work { try folder.renewBackups(at: now) }
  }

  /// Makes a copy of the present, before something changes much of it. In memory there is none.
  /// - Throws: The reason why there is no copy; then nothing should be changed.
  package func backUpBeforeChange() async throws {
    guard let folder else { return }
    let now = store.days.now
    backups = try await BackgroundWork.run { _ in try folder.renewBackups(at: now) }
  }

  /// Makes the store have what a copy has. A copy of the present is made first.
  /// - Returns: The copy of what was there before; nil where nothing was restored.
  @discardableResult
  func restore(_ backup: Backup) async -> Backup? {
    guard let folder else { return nil }
    let (container, now) = (store.container, store.days.now)
    let present = Mutex<Backup?>(nil)
    let isRestored = await work { [store] in
      let copy = try folder.makeBackup(at: now)
      let snapshots = try await BackupReader.snapshots(in: backup)
      try await store.showing {
        try StoreReplacement(container).replace(with: snapshots, at: now)
      }
      // Not before: the copy that is read may be the oldest.
      try folder.removeOldBackups()
      present.withLock { $0 = copy }
      return try folder.backups()
    }
    return isRestored ? present.withLock { $0 } : nil
  }

  /// Takes note that the last failure was read.
  func dismissError() {
    if case .failed = state { state = .idle }
  }

  private var hasHabits: Bool {
    do {
      return try store.context.fetchCount(FetchDescriptor<Habit>()) > 0
    } catch {
      state = .failed(error.localizedDescription)
      return false
    }
  }

  /// - Returns: Whether it was done.
  @discardableResult
  private func work(_ work: @escaping @Sendable () async throws -> [Backup]) async -> Bool {
    guard state != .working else { return false }
    state = .working
    do {
      backups = try await BackgroundWork.run { _ in try await work() }
      state = .idle
      return true
    } catch {
      state = .failed(error.localizedDescription)
      return false
    }
  }
}

extension BackupFolder {
  /// Makes a copy, and removes the oldest where there are too many.
  /// - Returns: The copies that are there then.
  package func renewBackups(at date: Date) throws -> [Backup] {
    _ = try makeBackup(at: date)
    try removeOldBackups()
    return try backups()
  }
}
