/// The part of the day for which a habit is meant. Used only for grouping and sorting.
public enum DayPart: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case any, morning, afternoon, evening

  /// The part itself.
  public var id: Self { self }

  /// The name to show.
  public var name: String {
    switch self {
    case .any: "Any Time"
    case .morning: "Morning"
    case .afternoon: "Afternoon"
    case .evening: "Evening"
    }
  }
}
