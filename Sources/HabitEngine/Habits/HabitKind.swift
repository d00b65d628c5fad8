/// What a habit is about.
public enum HabitKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// Something to do.
  case build
  /// Something to keep away from, or to stay within a limit of.
  case quit
}
