import Foundation
import HabitEngine
import HabitInterchange
import Observation
import SwiftData
import Synchronization

/// The service that makes dated backups of the store: one a day while the app runs, and more on
/// request.
@Observable @MainActor
package final class BackupService {
  package enum State: Hashable {
    case idle
    case working
    /// The message of the last failed backup or restore.
    case failed(String)
  }

  package private(set) var state = State.idle
  /// The existing backups, newest first.
  package private(set) var backups: [Backup] = []
  /// The folder of the backups; nil if the store is in memory, which has no backups.
  package let folder: BackupFolder?

  @ObservationIgnored private let store: HabitStore
  @ObservationIgnored private var following: Task<Void, Never>?
  /// The latest backup work, after which other work starts.
  @ObservationIgnored private var latest: Task<[Backup], any Error>?
  /// The day of the last attempt at a daily backup, so that a failed backup is not retried every
  /// minute.
  @ObservationIgnored private var lastTry: CalendarDay?

  /// Creates the service.
  ///
  /// - Parameter url: The store's file; nil if the store is in memory.
  package init(_ store: HabitStore, url: URL?) {
    self.store = store
    folder = url.map(BackupFolder.init)
  }

  /// Starts making daily backups while the app runs.
  package func start() {
    guard following == nil, folder != nil else { return }
    following = Task { [weak self, clock = store.days.clock] in
      while let pause = await self?.backUpIfDue() {
        do {
          try await clock.sleep(for: pause)
        } catch {
          // The task was canceled.
          return
        }
      }
    }
  }

  /// Makes today's backup if there is none yet and the store has habits.
  ///
  /// - Returns: The time to wait before the next call.
  func backUpIfDue() async -> Duration {
    let pause = store.days.updateToday()
    let today = store.today
    guard folder != nil, state != .working, lastTry != today else { return pause }
    await reload()
    // The newest backup may be dated later than today, if the clock was wrong when it was made.
    let hasBackup = backups.contains { store.days.boundary.day(of: $0.date) == today }
    guard !hasBackup, hasHabits else { return pause }
    lastTry = today
    await backUpNow()
    return pause
  }

  /// Reads the list of backups.
  package func reload() async {
    guard let folder else { return }
    do {
      backups = try await BackgroundWork.run { _ in try folder.backups() }
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Makes a backup now.
  ///
  /// - Returns: True if it succeeded.
  @discardableResult
  package func backUpNow() async -> Bool {
    guard let folder else { return false }
    let now = store.days.now
    return await work { try folder.renewBackups(at: now) }
  }

  /// Makes a backup before a large change. Does nothing if the store is in memory.
  ///
  /// - Throws: The reason why the backup failed. In that case, do not make the change.
  package func backUpBeforeChange() async throws {
    guard let folder else { return }
    let now = store.days.now
    try await run { try folder.renewBackups(at: now) }
  }

  /// Replaces the store's content with a backup's, after making a backup of the current content.
  ///
  /// - Returns: The backup of the previous content; nil if nothing was restored.
  @discardableResult
  func restore(_ backup: Backup) async -> Backup? {
    guard let folder else { return nil }
    let (container, now) = (store.container, store.days.now)
    let present = Mutex<Backup?>(nil)
    let isRestored = await work { [store] in
      let copy = try folder.makeBackup(at: now)
      let content = try await BackupReader.content(of: backup)
      try await store.apply {
        try StoreReplacement.replace(container, with: content, at: now)
      }
      // Old backups are removed only now, because the restored backup may be the oldest.
      try folder.removeOldBackups(keeping: copy)
      present.withLock { $0 = copy }
      return try folder.backups()
    }
    return isRestored ? present.withLock { $0 } : nil
  }

  private var hasHabits: Bool {
    do {
      return try store.context.fetchCount(FetchDescriptor<Habit>()) > 0
    } catch {
      state = .failed(error.localizedDescription)
      return false
    }
  }

  /// Runs backup work unless other work is in progress.
  ///
  /// - Returns: True if it succeeded.
  private func work(_ work: @escaping @Sendable () async throws -> [Backup]) async -> Bool {
    guard state != .working else { return false }
    state = .working
    do {
      try await run(work)
      state = .idle
      return true
    } catch {
      state = .failed(error.localizedDescription)
      return false
    }
  }

  /// Runs backup work after earlier work has ended, because a backup first removes incomplete
  /// backups, and would remove one that is still being made.
  private func run(_ work: @escaping @Sendable () async throws -> [Backup]) async throws {
    let earlier = latest
    let task = Task {
      _ = await earlier?.result
      return try await BackgroundWork.run { _ in try await work() }
    }
    latest = task
    backups = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

extension BackupFolder {
  /// Makes a backup, and removes the oldest backups if there are too many.
  ///
  /// - Returns: The remaining backups.
  package func renewBackups(at date: Date) throws -> [Backup] {
    try removeOldBackups(keeping: makeBackup(at: date))
    return try backups()
  }
}
