import Foundation
import GRDB
import Synchronization

/// The files of an open store. The type detects if a file is no longer the file that the container
/// opened: a user may replace a store with a backup at any time.
final class StoreFile: Sendable {
  private struct State {
    /// The stamps of the store, its log, and its shared memory when the store was opened.
    var opened: [String: FileStamp] = [:]
    /// The stamp of the store when it was last known to be unchanged by other programs.
    var known: FileStamp?
    var replacementError: SwiftDataError?
    var isRescued = false
    var isCheckpointing = false
    /// The stamp of the store for which the manifest was last validated.
    var labeled: FileStamp?
  }

  let path: String
  /// True if changes are written to a log, which network file systems do not support.
  let keepsLog: Bool
  private let state = Mutex(State())
  /// The maximum time that a check waits for the end of a checkpoint.
  private static let longestCheckpoint = Duration.seconds(10)

  init(path: String, keepsLog: Bool) {
    self.path = path
    self.keepsLog = keepsLog
  }

  var logPath: String { path + "-wal" }

  private var memoryPath: String { path + "-shm" }

  /// The size of the log, in bytes.
  var logSize: Int64 { FileStamp(path: logPath)?.size ?? 0 }

  /// Records the files of the store after it was opened.
  func adopt() {
    state.withLock { state in
      for path in [path, logPath, memoryPath] { state.opened[path] = FileStamp(path: path) }
      state.known = state.opened[path]
    }
  }

  func has(_ stamp: FileStamp?) -> Bool {
    state.withLock { stamp?.isSameFile(as: $0.opened[path]) ?? false }
  }

  /// The error if files were removed or replaced. While there is an error, nothing is written.
  var replacementError: SwiftDataError? { state.withLock { $0.replacementError } }

  /// True if only the log is missing and its content is not in the store yet.
  var lacksLogOnly: Bool {
    let isMissed = state.withLock { state in
      !state.isRescued && state.replacementError?.explanation == StoreMessages.isWithoutLog
        && state.known == FileStamp(path: path)
    }
    return isMissed && FileStamp(path: logPath) == nil
  }

  /// Records that the content of the log is in the store.
  func noteRescue() {
    state.withLock { $0.isRescued = true }
  }

  var isCheckpointing: Bool {
    get { state.withLock { $0.isCheckpointing } }
    set { state.withLock { $0.isCheckpointing = newValue } }
  }

  /// Checks that the store's files were not removed or replaced after the container opened them.
  ///
  /// The check is not possible during a checkpoint, so the method waits until the checkpoint ends,
  /// which takes seconds for a long log.
  ///
  /// - Throws: `SwiftDataError.storeFailure` if files were removed or replaced, now or at an
  ///   earlier call, or if the checkpoint does not end in time.
  func checkFiles() throws {
    let end = ContinuousClock.now + Self.longestCheckpoint
    while try !checkFilesNow() {
      guard ContinuousClock.now < end else { throw replacementError(StoreMessages.isBusy) }
      usleep(4_000)
    }
  }

  /// Checks the files, unless a checkpoint is running.
  ///
  /// - Returns: True if the files were checked.
  private func checkFilesNow() throws -> Bool {
    try state.withLock { state in
      if let replacementError = state.replacementError { throw replacementError }
      guard let opened = state.opened[path] else { return true }
      do {
        let now = FileStamp(path: path)
        guard let now, now.isSameFile(as: opened) else {
          throw replacementError(StoreMessages.isReplaced)
        }
        guard keepsLog else { return true }
        if now != state.known {
          guard let isCheckpointed = isCheckpointed() else { return false }
          guard isCheckpointed else { throw replacementError(StoreMessages.isReplaced) }
          state.known = now
        }
        for path in [logPath, memoryPath] {
          guard let opened = state.opened[path] else { continue }
          guard opened.isSameFile(as: FileStamp(path: path)) else {
            throw replacementError(StoreMessages.isWithoutLog)
          }
        }
        return true
      } catch let error as SwiftDataError {
        state.replacementError = error
        throw error
      }
    }
  }

  /// Checks that the next write goes to the current files, and writes the log's manifest if it is
  /// missing. The connection must hold the write lock.
  func prepareWrite(_ db: Database) throws {
    try checkFiles()
    guard keepsLog, let now = FileStamp(path: path) else { return }
    let isLabeled = state.withLock { $0.labeled == now }
    guard !isLabeled || FileStamp(path: WALManifest.path(of: path)) == nil else { return }
    defer { state.withLock { $0.labeled = now } }
    guard WALManifest.read(beside: path) == nil else { return }
    guard let alone = CheckpointID.readAlone(path) else {
      throw SwiftDataError(.storeFailure, StoreMessages.isBusy)
    }
    let checkpointIDs = Set([alone, try CheckpointID.read(db)])
    try WALManifest(checkpointIDs: checkpointIDs.sorted(), store: now, isAtRest: true).write(
      beside: path
    )
  }

  /// Returns true if a checkpoint was the last writer of the store, or nil if that can't be
  /// determined now.
  ///
  /// Each checkpoint is recorded in the manifest before it writes. The manifest is read before and
  /// after the store, because a checkpoint may be running.
  private func isCheckpointed() -> Bool? {
    for _ in 0..<20 {
      guard let manifest = WALManifest.read(beside: path) else { return false }
      let now = FileStamp(path: path)
      let id = manifest.isAtRest ? nil : CheckpointID.readAlone(path)
      if WALManifest.read(beside: path) == manifest {
        if manifest.isAtRest { return manifest.store == now }
        if let id { return manifest.checkpointIDs.contains(id) }
      }
      usleep(1_000)
    }
    return nil
  }

  private func replacementError(_ message: String) -> SwiftDataError {
    SwiftDataError(.storeFailure, message)
  }
}
