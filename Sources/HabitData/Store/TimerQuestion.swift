import Foundation
import HabitEngine
import HabitInterchange

/// The part of a timer's time that is written.
package enum TimerKeep: Hashable, Sendable {
  /// All of it, each day its part.
  case all
  /// So many seconds, on the day on which the timer started.
  case seconds(Int)
}

/// A question about a timer whose time is not written without an answer; see ``TimerDoubt``.
package struct TimerQuestion: Identifiable, Hashable {
  /// The habit.
  package let id: UUID
  /// The habit's name.
  package let name: String
  package let doubt: TimerDoubt
  /// The seconds that the timer shows.
  package let total: Int
  /// A likelier number of seconds: the time by a clock that nobody sets, else the habit's target for a
  /// day; nil if neither is known.
  package let proposal: Int?

  /// - Parameter created: When the habit was created.
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

  /// Whether all of the time may be kept. Not if the clock was wrong when the timer started: the time
  /// would fill days on which the habit did not exist.
  package var allowsAll: Bool { doubt != .startedBeforeHabit && total > 0 && total < Self.longest }

  /// A year, in seconds: a longer time is the work of a wrong clock.
  private static let longest = 366 * 86_400

  /// "The timer of “Read” ran 14 days"
  package var title: String { "The timer of “\(name)” ran \(Self.text(total))" }

  /// Why it is asked, as a sentence.
  package var reason: String {
    switch doubt {
    case .ranLong: "That is more than a day. How much of it should count?"
    case .startedBeforeHabit:
      "It started before the habit was created, so the clock was wrong. How much should count?"
    case .clockWasSet: "The clock was set while it ran. How much should count?"
    }
  }

  /// A length in words: "14 days", "26 hours", "3 hours 5 minutes", "45 seconds".
  package static func text(_ seconds: Int) -> String {
    if seconds < 60 { return Counted.text(seconds, "second") }
    let minutes = seconds / 60
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours >= 48 { return Counted.text(hours / 24, "day") }
    if hours == 0 { return Counted.text(rest, "minute") }
    let whole = Counted.text(hours, "hour")
    return rest == 0 ? whole : "\(whole) \(Counted.text(rest, "minute"))"
  }
}
