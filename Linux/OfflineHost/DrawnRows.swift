import WebElements

/// The markup of rows that were drawn, by what they were drawn from: a tap changes none of it.
@MainActor final class DrawnRows {
  struct Row {
    let bytes: [UInt8]
    /// Tells its bytes from others.
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

  /// Forgets the rows of other keys.
  func keep(_ keys: [AnyHashable]) {
    guard rows.count > keys.count else { return }
    let keys = Set(keys)
    rows = rows.filter { keys.contains($0.key) }
  }
}
