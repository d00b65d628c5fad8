import Foundation
import HabitData
import HabitEngine

/// A paused or resumed habit, in the output of `habit pause` and `habit resume`.
struct PauseReport: Encodable {
  let id: UUID
  let name: String
  /// The first day of the pause, or nil for a resumed habit.
  let from: String?
  /// The last day of the pause; nil if the pause has no end or the habit was resumed.
  let until: String?
  /// The description: "paused from 2026-03-09 to 2026-03-20", "not paused".
  let words: String

  private enum CodingKeys: CodingKey {
    case id, name, from, until
  }

  init(_ habit: Habit, _ pause: Pause?) {
    id = habit.id
    name = habit.name
    from = pause?.first.isoText
    until = pause?.last?.isoText
    words = pause?.words() ?? String(localized: "not paused")
  }

  /// Returns the output about several habits.
  static func answer(_ reports: [PauseReport]) -> CommandAnswer {
    let lines = reports.map { "\($0.name.onOneLine): \($0.words)" }
    return CommandAnswer(text: lines.joined(separator: "\n"), value: reports)
  }
}
