import WebElements

/// A cache of rendered rows, by their inputs. A tap does not invalidate it.
@MainActor final class RenderedRowCache {
  struct Row {
    let bytes: [UInt8]
    /// The hash of the bytes.
    let hash: String

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      hash = bytes.contentHash
    }
  }

  private var rows: [AnyHashable: Row] = [:]

  nonisolated init() {}

  subscript(key: AnyHashable) -> Row? {
    get { rows[key] }
    set { rows[key] = newValue }
  }

  /// Removes the rows of other keys.
  func removeAll(except keys: [AnyHashable]) {
    guard rows.count > keys.count else { return }
    let keys = Set(keys)
    rows = rows.filter { keys.contains($0.key) }
  }
}
