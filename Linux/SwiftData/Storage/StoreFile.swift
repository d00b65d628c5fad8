import Foundation
import GRDB
import Synchronization

/// The files of an open store, as one container sees them: whether they are still those that it
/// opened. A person may put a backup in a store's place at any time.
final class StoreFile: Sendable {
  private struct State {
    /// The store, its log and the memory that its users share, when it was opened.
    var opened: [String: FileStamp] = [:]
    /// The store when it was last known as ours.
    var known: FileStamp?
    var loss: SwiftDataError?
    var isRescued = false
    var isCheckpointing = false
    /// The store that the label was last seen to be for.
    var labelled: FileStamp?
  }

  let path: String
  /// Whether changes go to a log: not over a network.
  let keepsLog: Bool
  private let state = Mutex(State())
  /// How long a look waits for the end of a checkpoint.
  private static let longestCheckpoint = Duration.seconds(10)

  init(path: String, keepsLog: Bool) {
    self.path = path
    self.keepsLog = keepsLog
  }

  convenience init(path: String) {
    self.init(path: path, keepsLog: !NetworkFileSystem.has(path))
  }

  var logPath: String { path + "-wal" }

  private var memoryPath: String { path + "-shm" }

  /// How large the log is, in bytes.
  var logSize: Int64 { FileStamp(path: logPath)?.size ?? 0 }

  /// Remembers which files belong to the store, once it is open.
  func adopt() {
    state.withLock { state in
      for path in [path, logPath, memoryPath] { state.opened[path] = FileStamp(path: path) }
      state.known = state.opened[path]
    }
  }

  func has(_ stamp: FileStamp?) -> Bool {
    state.withLock { stamp?.isSameFile(as: $0.opened[path]) ?? false }
  }

  /// Whether files were taken away or put in place of ours; then nothing is written any more.
  var loss: SwiftDataError? { state.withLock { $0.loss } }

  /// Whether all that is missing is the log, and what stands in it is not in the store yet.
  var lacksLogOnly: Bool {
    let isMissed = state.withLock { state in
      !state.isRescued && state.loss?.explanation == StoreMessages.isWithoutLog
        && state.known == FileStamp(path: path)
    }
    return isMissed && FileStamp(path: logPath) == nil
  }

  /// Notes that what stood in the log is in the store.
  func noteRescue() {
    state.withLock { $0.isRescued = true }
  }

  var isCheckpointing: Bool {
    get { state.withLock { $0.isCheckpointing } }
    set { state.withLock { $0.isCheckpointing = newValue } }
  }

  /// Looks whether the files are still those that were opened. While a checkpoint is made that can't
  /// be told: one of a long log takes seconds.
  /// - Throws: `SwiftDataError.storeFailure` if not, from then on always.
  func look() throws {
    let end = ContinuousClock.now + Self.longestCheckpoint
    while true {
      do { return try lookNow() } catch let error as SwiftDataError
        where error.explanation == StoreMessages.isBusy && ContinuousClock.now < end
      {
        usleep(4_000)
      }
    }
  }

  private func lookNow() throws {
    try state.withLock { state in
      if let loss = state.loss { throw loss }
      guard let opened = state.opened[path] else { return }
      do {
        let now = FileStamp(path: path)
        guard let now, now.isSameFile(as: opened) else { throw loss(StoreMessages.isReplaced) }
        guard keepsLog else { return }
        if now != state.known {
          guard let isCheckpointed = isCheckpointed() else { throw loss(StoreMessages.isBusy) }
          guard isCheckpointed else { throw loss(StoreMessages.isReplaced) }
          state.known = now
        }
        for path in [logPath, memoryPath] {
          guard let opened = state.opened[path] else { continue }
          guard opened.isSameFile(as: FileStamp(path: path)) else {
            throw loss(StoreMessages.isWithoutLog)
          }
        }
      } catch let error as SwiftDataError {
        if error.explanation != StoreMessages.isBusy { state.loss = error }
        throw error
      }
    }
  }

  /// Makes sure that what is about to be written goes into the files that have the names, and that
  /// the log has its label. The connection has the right to write.
  func prepareWrite(_ db: Database) throws {
    try look()
    guard keepsLog, let now = FileStamp(path: path) else { return }
    let isLabelled = state.withLock { $0.labelled == now }
    guard !isLabelled || FileStamp(path: LogLabel.path(of: path)) == nil else { return }
    defer { state.withLock { $0.labelled = now } }
    guard LogLabel.read(beside: path) == nil else { return }
    guard let alone = StoreMark.readAlone(path) else {
      throw SwiftDataError(.storeFailure, StoreMessages.isBusy)
    }
    let marks = Set([alone, try StoreMark.read(db)])
    try LogLabel(marks: marks.sorted(), store: now, isAtRest: true).write(beside: path)
  }

  /// Whether it was a checkpoint that has written to the store; nil if that can't be told now. Each
  /// stands on the label before it writes. The label is read before and after: there may be one now.
  private func isCheckpointed() -> Bool? {
    for _ in 0..<20 {
      guard let label = LogLabel.read(beside: path) else { return false }
      let now = FileStamp(path: path)
      let mark = label.isAtRest ? nil : StoreMark.readAlone(path)
      if LogLabel.read(beside: path) == label {
        if label.isAtRest { return label.store == now }
        if let mark { return label.marks.contains(mark) }
      }
      usleep(1_000)
    }
    return nil
  }

  private func loss(_ message: String) -> SwiftDataError { SwiftDataError(.storeFailure, message) }
}
