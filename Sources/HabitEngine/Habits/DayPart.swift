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
