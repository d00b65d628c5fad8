import SwiftData
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

extension AppSession {
  /// Returns the only habit of `PreviewHistory.newHabit`, or any habit of another history.
  func firstHabit() throws -> Habit {
    try #require(try store?.context.fetch(FetchDescriptor<Habit>()).first)
  }
}

extension Habit {
  /// The address of the habit's screen.
  var address: String { "/habits/\(id.uuidString.lowercased())" }
}
