import Foundation

/// The part of the day for which a habit is meant. Used only for grouping and sorting.
public enum DayPart: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case any, morning, afternoon, evening

  /// The part itself.
  public var id: Self { self }

  /// The name to show.
  public var name: String {
    switch self {
    case .any: String(localized: "Any Time")
    case .morning: String(localized: "Morning")
    case .afternoon: String(localized: "Afternoon")
    case .evening: String(localized: "Evening")
    }
  }
}

extension DayPart: Comparable {
  /// Compares parts by the order of the day. Any time is last.
  public static func < (one: DayPart, other: DayPart) -> Bool { one.place < other.place }

  private var place: Int {
    switch self {
    case .morning: 0
    case .afternoon: 1
    case .evening: 2
    case .any: 3
    }
  }
}
