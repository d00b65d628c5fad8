import Foundation

/// The list rows that windows render identically. Each is rendered once for all of them
/// (docs/decisions/0008).
@MainActor enum RowPool {
  /// The identity of a row: its view type and its key in the list.
  struct Key: Hashable {
    let type: ObjectIdentifier
    let row: ViewNode.Key
  }

  /// The number of open windows.
  static var windows = 0
  /// The minimum number of windows that share rows.
  ///
  /// With few windows each has its own rows, so that a tap does not have to create one first.
  static var leastWindows =
    ProcessInfo.processInfo.environment["SHARE_ROWS_FROM"].flatMap { Int($0) } ?? 5

  /// The maximum number of shared variants of a row.
  private static let mostVariants = 8

  static var isInUse: Bool { windows >= leastWindows }

  /// The first element identifier of shared rows, which must not collide with the identifiers of a
  /// window.
  static let firstElementID = 1 << 30

  private static var lastElementID = firstElementID
  private static var rows: [Key: [SharedRow]] = [:]
  /// The rows that depend on their window and can't be shared.
  private static var unfit: Set<Key> = []
  private static var fitTypes: [ObjectIdentifier: Bool] = [:]

  /// Returns true if views of the type can be compared across windows: each property can be
  /// compared, comes from the environment, or is a binding that only actions use.
  static func canShare(_ type: any View.Type) -> Bool {
    if let known = fitTypes[ObjectIdentifier(type)] { return known }
    let isFit = !(type is any PrimitiveView.Type) && Fields.areComparable(in: type)
    fitTypes[ObjectIdentifier(type)] = isFit
    return isFit
  }

  /// Returns the shared row that renders a view as a window would, or nil if the window must create
  /// its own.
  static func row(
    _ view: any View,
    at key: Key,
    in environment: EnvironmentValues
  ) -> SharedRow? {
    guard isInUse, !unfit.contains(key) else { return nil }
    let known = rows[key] ?? []
    if let row = known.first(where: { $0.shows(view, in: environment) }) { return row }
    // Each window has its own value, for example a closure in the environment.
    guard known.count < mostVariants else { return nil }
    let made = SharedRow(view, key: key, environment: environment, like: known.first?.root)
    guard !made.isUnfit else {
      made.end()
      return nil
    }
    rows[key, default: []].append(made)
    return made
  }

  /// Records that a row can't be shared.
  static func noteUnfit(_ key: Key) { unfit.insert(key) }

  /// Removes a row that no window shows.
  static func drop(_ row: SharedRow) {
    rows[row.key]?.removeAll { $0 === row }
    if rows[row.key]?.isEmpty == true { rows[row.key] = nil }
  }

  static func makeElementID() -> Int {
    lastElementID += 1
    return lastElementID
  }
}
