/// What a token lets a script do. Each scope has what is before it. The raw value is what is kept.
package enum AccessScope: String, CaseIterable, Codable, Comparable, Identifiable, Sendable {
  /// To see habits and how they stand.
  case read
  /// To do what is done day by day: to check off, to count, to skip, to run a timer.
  case checkOff
  /// All that scripts can do.
  case everything

  package var id: Self { self }

  /// The name to show.
  package var title: String {
    switch self {
    case .read: "Read"
    case .checkOff: "Check Off"
    case .everything: "Everything"
    }
  }

  /// What it lets a script do, in a sentence.
  package var sentence: String {
    switch self {
    case .read: "Sees your habits and how they stand. Changes nothing."
    case .checkOff: "Sees your habits, and checks off, counts, skips and times them."
    case .everything: "Does all that scripts can do, such as pausing a habit."
    }
  }

  private var rank: Int {
    switch self {
    case .read: 0
    case .checkOff: 1
    case .everything: 2
    }
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}
