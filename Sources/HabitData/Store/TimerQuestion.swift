import Foundation
import HabitEngine

/// The part of a timer's time to keep.
package enum TimerPortion: Hashable, Sendable {
  /// The whole time, added to the days in which it was spent.
  case all
  /// A number of seconds, added to the day on which the timer started.
  case seconds(Int)
}

/// A question about a timer that the user must answer before its time is added to days. See
/// ``TimerDoubt``.
package struct TimerQuestion: Identifiable, Hashable {
  /// The identifier of the habit.
  package let id: UUID
  /// The habit's name.
  package let name: String
  package let doubt: TimerDoubt
  /// The timer's time in seconds.
  package let total: Int
  /// A more likely number of seconds. If the clock was set, this is the time by a monotonic clock,
  /// unless that time equals ``total`` or exceeds 24 hours. Otherwise it is the daily target. Nil
  /// if the number is 0 or equals ``total``.
  package let proposal: Int?

  /// Creates the question about a habit's timer; nil if there is no question.
  init?(_ habit: Habit, at now: Date) {
    let timer = habit.timer
    guard let doubt = timer.doubt(at: now, habitCreated: habit.createdAt) else { return nil }
    id = habit.id
    name = habit.name
    self.doubt = doubt
    total = timer.totalSeconds(at: now)
    let steady = timer.steadySeconds(at: now)
    let isSteady =
      doubt == .clockWasSet && steady != total
      && TimeInterval(steady) <= HabitTimer.longestWithoutDoubt
    let likely = isSteady ? steady : habit.target.amountPerDay
    proposal = likely > 0 && likely != total ? likely : nil
  }

  /// True if all of the time can be kept: some time was spent, less than a year, and the clock was
  /// right at the start. With a wrong clock, the time would be added to days before the habit
  /// existed.
  package var allowsAll: Bool { doubt != .startedBeforeHabit && total > 0 && total < Self.longest }

  /// A year, in seconds. If a timer seems to have run for longer, a clock was wrong.
  private static let longest = 366 * 86_400

  /// The question's title, such as "The timer of “Read” ran 14 days".
  package var title: String { String(localized: "The timer of “\(name)” ran \(Self.text(total))") }

  /// A sentence with the reason for the question.
  package var reason: String {
    switch doubt {
    case .ranLong: String(localized: "That is more than a day. How much of it should count?")
    case .startedBeforeHabit:
      String(
        localized:
          "It started before the habit was created, so the clock was wrong. How much should count?"
      )
    case .clockWasSet: String(localized: "The clock was set while it ran. How much should count?")
    }
  }

  /// Returns a length in words: "14 days", "26 hours", "3 hours 5 minutes", "45 seconds".
  package static func text(_ seconds: Int) -> String {
    if seconds < 60 { return String(localized: "\(seconds) seconds") }
    let hours = seconds / 3_600
    if hours >= 48 { return String(localized: "\(hours / 24) days") }
    let wholeMinutes = seconds / 60 * 60
    return Measure.time.words(wholeMinutes, .current)
  }
}
