import Foundation
import HabitEngine

extension DayBoundary {
  /// What the rule means, in plain words.
  package var sentence: String {
    switch self {
    case .localCalendar(let timeZone, let startHour):
      "A new day begins at \(Self.hour(startHour)) in \(Self.place(timeZone))."
    case .utcBuckets:
      "A new day begins every 24 hours, at midnight UTC, wherever you are."
    }
  }

  /// An hour at which a day begins, as clocks show it: "midnight", "3:00".
  package static func hour(_ hour: Int) -> String {
    hour == 0 ? "midnight" : "\(hour):00"
  }

  private static func place(_ timeZone: TimeZone) -> String {
    timeZone.identifier.replacingOccurrences(of: "_", with: " ")
  }
}
