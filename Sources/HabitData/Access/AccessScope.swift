/// What a token lets a script or a device do. The raw value is what is kept.
package enum AccessScope: String, CaseIterable, Codable, Identifiable, Sendable {
  /// To see habits and how they stand.
  case read
  /// To do what is done day by day: to check off, to count, to skip, to run a timer.
  case checkOff
  /// All that scripts can do.
  case everything
  /// To leave files of sync here and take them, and nothing else.
  case sync

  package var id: Self { self }

  /// The name to show.
  package var title: String {
    switch self {
    case .read: "Read"
    case .checkOff: "Check Off"
    case .everything: "Everything"
    case .sync: "Sync"
    }
  }

  /// What it lets a script do, in a sentence.
  package var sentence: String {
    switch self {
    case .read: "Sees your habits and how they stand. Changes nothing."
    case .checkOff: "Sees your habits, and checks off, counts, skips and times them."
    case .everything: "Does all that scripts can do, such as pausing a habit."
    case .sync: "Lets a device of yours sync through this app. Runs nothing and sees nothing else."
    }
  }

  /// Whether it is enough for what needs a scope. For scripts each has what is before it; who syncs is
  /// no script, and scripts have no business with the files of sync.
  package func includes(_ needed: AccessScope) -> Bool {
    switch self {
    case .read: needed == .read
    case .checkOff: needed == .read || needed == .checkOff
    case .everything: needed != .sync
    case .sync: needed == .sync
    }
  }
}
