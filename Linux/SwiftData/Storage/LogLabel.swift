import Foundation

/// To which store a log belongs: a small file beside it, `Habits.store-log`.
///
/// A log is whole only together with the store that it was begun on. Each checkpoint gives the store
/// another mark, so a store whose mark the label does not name is another one, or the same at another
/// time. See docs/decisions/0009.
struct LogLabel: Codable, Equatable {
  /// The marks that the store may have, read without its log; empty for a store without one.
  var marks: [String]
  /// The store as it was when the label was written.
  var store: FileStamp
  /// Whether nothing writes to the store itself: not while a checkpoint is under way.
  var isAtRest: Bool

  /// The label file itself, so that a copy of it is known as one.
  private var own: FileStamp?

  init(marks: [String], store: FileStamp, isAtRest: Bool) {
    self.marks = marks
    self.store = store
    self.isAtRest = isAtRest
  }

  static func path(of store: String) -> String { store + "-log" }

  /// The label beside a store, or nil where there is none that can be read.
  static func read(beside store: String) -> LogLabel? {
    guard let data = FileManager.default.contents(atPath: path(of: store)) else { return nil }
    do {
      return try JSONDecoder().decode(LogLabel.self, from: data)
    } catch {
      // Not ours, or of a later version: the log is then taken as SQLite takes it.
      return nil
    }
  }

  /// Whether a store of some mark is another than the one that the log was begun on.
  /// - Parameters:
  ///   - mark: The store's mark without its log; nil where it can't be read, as in the middle of a
  ///     checkpoint that only the log can mend.
  ///   - path: The store's file.
  func isOfAnotherStore(marked mark: String?, at path: String) -> Bool {
    if let mark, !marks.contains(mark) { return true }
    // A copy of all files is as good as they were, though it has other numbers.
    guard isOriginal(at: path), let now = FileStamp(path: path) else { return false }
    // After a power cut the time of the last change may be an older one.
    return !store.isSameFile(as: now) || (isAtRest && now.modified > store.modified)
  }

  /// Puts the label in its place. When it returns, a power cut can't take it away.
  /// - Throws: `SwiftDataError.storeFailure`.
  func write(beside store: String) throws {
    let path = Self.path(of: store)
    let new = path + ".new"
    let file = try SystemCall.check(open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
    defer { close(file) }
    var label = self
    label.own = FileStamp(path: new)
    let bytes = [UInt8](try JSONEncoder().encode(label))
    guard try SystemCall.check(Foundation.write(file, bytes, bytes.count)) == bytes.count else {
      throw SystemCall.failure(ENOSPC)
    }
    // The bytes say when the file was written, so it was written then.
    let time = (label.own?.modified ?? 0).quotientAndRemainder(dividingBy: 1_000_000_000)
    let written = timespec(tv_sec: Int(time.quotient), tv_nsec: Int(time.remainder))
    try SystemCall.check(futimens(file, [written, written]))
    try SystemCall.check(fsync(file))
    try SystemCall.check(rename(new, path))
    try SystemCall.syncFolder(of: path)
  }

  private func isOriginal(at path: String) -> Bool {
    let file = FileStamp(path: Self.path(of: path))
    return own?.isSameFile(as: file) ?? false && own?.modified == file?.modified
  }

  static func remove(beside store: String) {
    // Where there is none, or it can't be removed, nothing is to be done: a label without a log is
    // not read.
    unlink(path(of: store))
  }
}
