import Foundation
import HabitEngine

/// The state of one day of a habit, for display.
package struct DayState: Hashable, Sendable {
  /// The number of completions, or the amount in minor units of the measure.
  package let count: Int
  /// The daily target, or a quit habit's limit.
  package let goal: Int
  package let measure: Measure
  package let kind: HabitKind
  /// The status of the day, derived from the schedule, the goal, and the records.
  package let status: DayStatusSummary
  /// True if the user skipped the day.
  package let isSkipped: Bool
  /// True if the user marked the day as missed.
  package let isMissed: Bool

  /// Creates the state of a day.
  ///
  /// - Parameter weekStart: The first day of the week.
  package init(
    _ history: HabitHistory,
    on day: CalendarDay,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let record = history.log.record(on: day)
    status = history.status(on: day, weekStart: weekStart, today: today)
    count = record?.count ?? 0
    goal = history.target.amountPerDay
    measure = history.target.measure
    kind = history.target.kind
    isSkipped = record?.status == .skipped
    isMissed = record?.status == .missed
  }

  /// True if the target is met. A quit habit's current day is complete as long as it is kept.
  package var isComplete: Bool { status.isComplete }

  /// True if a build habit's count is above 0 but below the target.
  package var isPartial: Bool {
    kind == .build && count > 0 && count < goal && !isSkipped && !isMissed
  }

  /// True if a quit habit's count has reached or exceeded a limit above 0 on a day that was not
  /// skipped.
  package var isAtLimit: Bool { kind == .quit && goal > 0 && count >= goal && !isSkipped }

  /// True if a quit habit's count is above the limit or the day was marked as missed. The day is a
  /// slip if the habit was also due.
  package var exceedsLimit: Bool { kind == .quit && (count > goal || isMissed) }

  /// True if the day is paused and nothing was done.
  package var isAtRest: Bool { status.isPaused && count == 0 }

  /// The day in words: "completed", "2 of 3", "3.2 km of 8.5 km", "missed", "kept", "paused". A day
  /// on which a habit to quit is not due, such as one before its start, is "not due".
  package var summary: String {
    if isMissed { return String(localized: "missed") }
    if isSkipped { return String(localized: "skipped") }
    if isAtRest { return String(localized: "paused") }
    if kind == .quit, goal == 0 {
      if exceedsLimit { return String(localized: "not kept") }
      return isComplete ? String(localized: "kept") : String(localized: "not due")
    }
    guard isCheck else { return progress(measure.figure(count)) }
    return isComplete ? String(localized: "completed") : String(localized: "not completed")
  }

  /// The label of today's completion button, such as "not completed today". A build habit's missed
  /// day has the label of an open day.
  package var label: String {
    if isSkipped { return String(localized: "skipped today") }
    if isAtRest { return String(localized: "paused today") }
    if kind == .quit, goal == 0 {
      return exceedsLimit ? String(localized: "not kept today") : String(localized: "kept today")
    }
    if isCheck {
      return isComplete
        ? String(localized: "completed today") : String(localized: "not completed today")
    }
    let (done, all) = (measure.figure(count), measure.figure(goal))
    return kind == .quit
      ? String(localized: "\(done) of at most \(all) today")
      : String(localized: "\(done) of \(all) today")
  }

  /// The progress toward the target or the limit: "2 of 3", "3.2 of 8.5 km", "20 min of 8 h", "1 of
  /// at most 2".
  package var progress: String {
    switch measure {
    case .times: return progress(measure.figure(count))
    case .amount(let unit): return progress(unit.figure(count))
    case .time:
      // Whole minutes are shown as "20 of 30 min"; other values each have their own unit.
      let isInMinutes = [count, goal].allSatisfy { $0 < 3_600 && $0.isMultiple(of: 60) }
      return progress(isInMinutes ? Measure.times.figure(count / 60) : measure.text(count))
    }
  }

  /// Returns the day in words, even if it is not due: "completed", "skipped", "3.2 km of 8.5 km",
  /// "paused until 2026-03-20", "not due", "ended".
  ///
  /// - Parameters:
  ///   - pause: The pause that contains the day.
  ///   - text: Returns the text of a day.
  package func words(_ pause: Pause?, _ text: (CalendarDay) -> String = { $0.isoText }) -> String {
    let isWritten = count > 0 || isSkipped || isMissed
    if let pause, status.isPaused {
      let words =
        pause.last.map { String(localized: "paused until \(text($0))") }
        ?? String(localized: "paused")
      return isWritten ? "\(summary), \(words)" : words
    }
    if isWritten { return summary }
    if status.hasEnded { return String(localized: "ended") }
    return status.countsAsDue || status.isComplete ? summary : String(localized: "not due")
  }

  private func progress(_ done: String) -> String {
    let all = measure.figure(goal)
    return kind == .quit
      ? String(localized: "\(done) of at most \(all)")
      : String(localized: "progress.fraction", defaultValue: "\(done) of \(all)")
  }

  /// True if the habit is done once a day.
  private var isCheck: Bool { kind == .build && measure == .times && goal == 1 }
}
