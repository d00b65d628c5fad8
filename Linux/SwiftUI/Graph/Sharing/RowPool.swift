import Foundation

/// The rows of lists that windows show in the same way: each is made once for all of them
/// (docs/decisions/0008).
@MainActor enum RowPool {
  /// Which row is meant: the type of its view, and its place among the rows of a list.
  struct Key: Hashable {
    let type: ObjectIdentifier
    let row: ViewNode.Key
  }

  /// How many windows are open.
  static var windows = 0
  /// From how many windows on rows are shared. Few windows have their rows for themselves: a tap need
  /// not make them first.
  static var leastWindows =
    ProcessInfo.processInfo.environment["SHARE_ROWS_FROM"].flatMap { Int($0) } ?? 5

  /// In how many forms one row is shared at the most.
  private static let mostVariants = 8

  static var isInUse: Bool { windows >= leastWindows }

  /// The numbers of elements in shared rows begin here, so that they are no window's own.
  static let firstElementID = 1 << 30

  private static var lastElementID = firstElementID
  private static var rows: [Key: [SharedRow]] = [:]
  /// Rows that turned out to need a window.
  private static var unfit: Set<Key> = []
  private static var fitTypes: [ObjectIdentifier: Bool] = [:]

  /// Whether views of a type can be told to be the same in two windows: each property can be compared,
  /// comes from the environment, or is a binding, which only actions may use.
  static func canShare(_ type: any View.Type) -> Bool {
    if let known = fitTypes[ObjectIdentifier(type)] { return known }
    let isFit = !(type is any PrimitiveView.Type) && Fields.areComparable(in: type)
    fitTypes[ObjectIdentifier(type)] = isFit
    return isFit
  }

  /// The row that shows a view as a window has it; nil where the window has to make it for itself.
  static func row(
    _ view: any View,
    at key: Key,
    in environment: EnvironmentValues
  ) -> SharedRow? {
    guard isInUse, !unfit.contains(key) else { return nil }
    let known = rows[key] ?? []
    if let row = known.first(where: { $0.shows(view, in: environment) }) { return row }
    // Each window has something of its own in it: a closure in the environment, say.
    guard known.count < mostVariants else { return nil }
    let made = SharedRow(view, key: key, environment: environment, like: known.first?.root)
    guard !made.isUnfit else {
      made.end()
      return nil
    }
    rows[key, default: []].append(made)
    return made
  }

  /// A row has turned out to need a window.
  static func noteUnfit(_ key: Key) { unfit.insert(key) }

  /// Nobody shows a row any more.
  static func drop(_ row: SharedRow) {
    rows[row.key]?.removeAll { $0 === row }
    if rows[row.key]?.isEmpty == true { rows[row.key] = nil }
  }

  static func makeElementID() -> Int {
    lastElementID += 1
    return lastElementID
  }
}
