import HabitEngine

/// What this app's own files say of themselves.
enum NativeFormat {
  /// The member `format` of a JSON document.
  static let name = "habit-tracker"
  /// The version that is written; later ones are refused, earlier ones are read.
  static let version = 1
}

extension DayStatus {
  /// The count that is left out of a file: once for a day that is done, none for the others.
  var usualCount: Int { self == .done ? 1 : 0 }
}

extension Weekday {
  /// The weekday as files write it.
  var word: String {
    switch self {
    case .sunday: "sunday"
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    }
  }
}
