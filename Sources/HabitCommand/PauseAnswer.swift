import Foundation
import HabitData
import HabitEngine

/// The output of `habit pause` and `habit resume`.
struct PauseAnswer: CommandAnswer, Equatable {
  let reports: [PauseReport]

  func encode(to encoder: any Encoder) throws {
    try reports.encode(to: encoder)
  }

  var text: String {
    reports.map { "\($0.name.onOneLine): \($0.words)" }.joined(separator: "\n")
  }
}

/// A paused or resumed habit.
struct PauseReport: Encodable, Equatable {
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
}
