/// The kind of a habit: build or quit.
public enum HabitKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// Something to do.
  case build
  /// Something to avoid, or to keep within a limit.
  case quit
}
