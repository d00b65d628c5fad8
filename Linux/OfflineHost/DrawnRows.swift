/// The markup of rows that were drawn, by what they were drawn from: a tap changes none of it.
@MainActor final class DrawnRows {
  private var rows: [AnyHashable: [UInt8]] = [:]

  nonisolated init() {}

  subscript(key: AnyHashable) -> [UInt8]? {
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
