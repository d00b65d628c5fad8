import Foundation
import HabitData
import HabitInterchange
import Observation
import SwiftData

/// The backups that can replace a damaged store.
@Observable @MainActor final class StoreRecovery {
  private(set) var state = BackupService.State.idle
  /// The backups, newest first.
  private(set) var backups: [Backup] = []

  @ObservationIgnored private let folder: BackupFolder
  @ObservationIgnored private let store: ReplacedStore
  @ObservationIgnored private let reopen: () throws -> Void

  /// Creates a recovery, or nil if the error does not imply damage, for example because another
  /// program uses the store or the disk is full.
  ///
  /// - Parameters:
  ///   - error: The reason why the store could not be opened.
  ///   - reopen: Opens the store again, after a backup has replaced it.
  init?(of launch: Launch, after error: any Error, reopen: @escaping () throws -> Void) {
    guard Self.impliesDamage(error), let url = launch.storeURL else { return nil }
    store = ReplacedStore(url, at: launch.clock.now())
    guard store.canBeReplaced else { return nil }
    folder = BackupFolder(store: url)
    self.reopen = reopen
  }

  /// Reads the list of backups.
  func reload() async {
    do {
      backups = try await BackgroundWork.run { [folder] _ in try folder.backups() }
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Replaces the store with a backup, and opens it. The damaged files are kept under another name.
  /// A store that was repaired since the launch is opened without being replaced.
  func restore(_ backup: Backup) async {
    guard state != .working else { return }
    state = .working
    do {
      if try !reopenIfRepaired() {
        try await BackgroundWork.run { [store] _ in try await store.replace(with: backup) }
        try reopen()
      }
      state = .idle
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  /// Opens the store if it was repaired since the launch, for example by `habit restore`.
  ///
  /// - Returns: False if the store is damaged, missing, or unreadable.
  /// - Throws: The error if the store can't be opened for a reason other than damage.
  private func reopenIfRepaired() throws -> Bool {
    guard store.canBeReplaced else { return false }
    do {
      try reopen()
      return true
    } catch {
      guard Self.impliesDamage(error) else { throw error }
      return false
    }
  }

  /// Returns true if an error implies that the store is damaged. A full disk, a store of a newer
  /// version, and a failed import do not.
  private static func impliesDamage(_ error: any Error) -> Bool {
    if error is LaunchImportError { return false }
    return switch error as? SwiftDataError {
    case nil, .loadIssueModelContainer?: true
    default: false
    }
  }
}
