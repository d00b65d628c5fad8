import Foundation
import HabitEngine

extension HabitStore {
  /// Pauses habits from a day on. For several habits, the pause is merged with existing pauses.
  ///
  /// - Throws: An error if the pause is invalid, or if there is only one habit and it has an
  ///   overlapping pause.
  package func requestPause(
    _ habits: [Habit],
    from first: CalendarDay,
    until last: CalendarDay?
  ) throws(HabitRequestError) {
    guard first >= .earliestRequest else { throw .dayTooEarly(first) }
    do throws(PauseError) {
      let pause = try Pause(first: first, last: last)
      if habits.count == 1 {
        var pauses = habits[0].pauses
        try pauses.add(pause)
      }
    } catch {
      switch error {
      case .endBeforeStart:
        throw HabitRequestError { text in
          String(localized: "The pause would end before it begins, on \(text(first)).")
        }
      case .overlap(let other):
        let name = habits[0].name
        throw HabitRequestError { text in
          let first = text(other.first)
          return other.last.map {
            String(localized: "“\(name)” is already paused from \(first) to \(text($0)).")
          } ?? String(localized: "“\(name)” is already paused from \(first) on.")
        }
      }
    }
    _ = pause(habits, from: first, until: last)
  }

  /// Ends the current pause of each habit, or removes the next pause of a habit that is not paused
  /// today.
  ///
  /// - Returns: The habits that were changed; none if saving failed.
  /// - Throws: An error if no habit has a current or later pause.
  package func requestResume(_ habits: [Habit]) throws -> [Habit] {
    let resting = habits.filter { $0.pauses.contains(today) }
    let waiting = habits.compactMap { habit in
      habit.pauses.contains(today)
        ? nil : habit.pauses.pauses.first { $0.first > today }.map { (habit: habit, pause: $0) }
    }
    guard !resting.isEmpty || !waiting.isEmpty else {
      throw HabitRequestError(
        habits.count == 1
          ? String(localized: "“\(habits[0].name)” is not paused.")
          : String(localized: "None of these habits is paused.")
      )
    }
    let isSaved =
      (resting.isEmpty || resume(resting))
      && waiting.allSatisfy { removePause($0.pause, of: $0.habit) }
    guard isSaved else { return [] }
    let changed = Set(resting.map(\.id) + waiting.map(\.habit.id))
    return try habits.filter { changed.contains($0.id) }.map(refreshed)
  }
}

extension Pause {
  /// Returns the pause in words: "paused from 2026-03-09 to 2026-03-20", "paused from 2026-03-09
  /// on".
  ///
  /// - Parameter text: Returns the text of a day.
  package func words(_ text: (CalendarDay) -> String = { $0.isoText }) -> String {
    last.map { String(localized: "paused from \(text(first)) to \(text($0))") }
      ?? String(localized: "paused from \(text(first)) on")
  }
}
