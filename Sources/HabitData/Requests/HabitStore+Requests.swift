import Foundation
import HabitEngine
import SwiftData

/// Requests that the command and intents have in common. A request that can't be carried out throws
/// an error with a message for the user.
extension HabitStore {
  /// Returns all habits, including archived ones, in manual order and with the latest changes by
  /// other processes.
  package func allHabits() throws -> [Habit] {
    try histories.follow()
    return HabitSort.manual.sorted(try context.fetch(FetchDescriptor<Habit>())) { _ in 0 }
  }

  /// Returns the habit with an identifier, and reads its history.
  ///
  /// - Throws: ``HabitStoreError/habitIsGone(_:)`` if the habit was deleted.
  package func requestedHabit(_ id: UUID, named name: String) throws -> Habit {
    try histories.follow()
    let habit = try context.existingHabit(id, named: name)
    try read([habit])
    return habit
  }

  /// Returns the requested day, or today if there is none.
  ///
  /// - Parameter earliest: The earliest valid day.
  package func requestedDay(
    _ day: CalendarDay?,
    from earliest: CalendarDay = .earliestRequest
  ) throws(HabitRequestError) -> CalendarDay {
    let day = day ?? today
    guard day <= today else { throw .futureDay(day) }
    guard day >= earliest else { throw .dayTooEarly(day) }
    return day
  }

  /// Throws an error if an addition would exceed the largest count of a day.
  ///
  /// - Parameter amount: The amount to add, in minor units.
  package func requireRoom(
    for amount: Int,
    of habit: Habit,
    on day: CalendarDay
  ) throws(HabitRequestError) {
    let count = state(of: habit, on: day).count
    guard count + amount <= habit.measure.counts.upperBound else { throw .dayIsFull(habit, day) }
  }

  /// Undoes progress on a day: an amount, one of several completions, a slip, a skip, a mark as
  /// missed, or everything.
  ///
  /// - Parameter amount: The amount to subtract, as typed; nil to choose by the day's state.
  package func undoProgress(
    _ amount: String?,
    of habit: Habit,
    on day: CalendarDay
  ) throws(HabitRequestError) {
    let state = state(of: habit, on: day)
    if let amount {
      guard state.count > 0 else { throw .nothingDone(habit, day) }
      add(-(try habit.measure.requestedAmount(amount)), to: habit, on: day)
    } else if state.status.isSlip {
      complete(day, of: habit)
    } else if state.isSkipped || state.isMissed {
      reopen(day, of: habit)
    } else if state.count == 0 {
      throw .nothingDone(habit, day)
    } else if habit.measure == .times, state.goal != 1 {
      add(-1, to: habit, on: day)
    } else {
      setCount(0, on: day, of: habit)
    }
  }

  /// Throws an error if the habit is not measured in time.
  package func requireTimed(_ habit: Habit) throws(HabitRequestError) {
    guard habit.measure == .time else {
      throw HabitRequestError(String(localized: "“\(habit.name)” is not measured in minutes."))
    }
  }

  /// Throws an error if the timer is not running. A paused timer is accepted unless `running` is
  /// true.
  package func requireTimer(of habit: Habit, running: Bool = false) throws(HabitRequestError) {
    try requireTimed(habit)
    let phase = habit.timer.phase
    guard phase == .running || phase == .paused && !running else {
      throw HabitRequestError(String(localized: "The timer of “\(habit.name)” is not running."))
    }
  }

  /// Throws an error if there is an unanswered question about the timer.
  ///
  /// - Parameter help: A sentence that explains how to answer.
  package func requireNoQuestion(of habit: Habit, help: String) throws {
    guard let question = try timerQuestion(of: habit) else { return }
    throw HabitRequestError(
      String(
        localized: "The timer of “\(habit.name)” ran \(TimerQuestion.text(question.total)). \(help)"
      )
    )
  }

  /// Throws an error if the clock was wrong, so that a timer's whole time can't be kept.
  package func requireWholeTimer(of habit: Habit) throws {
    guard let question = try timerQuestion(of: habit), !question.allowsAll else { return }
    throw HabitRequestError(
      String(
        localized: """
          The timer of “\(habit.name)” ran \(TimerQuestion.text(question.total)): the clock was wrong.
          """
      )
    )
  }

  /// Throws an error if a large change is being saved. Clears previous errors.
  package func requireWritable() throws(HabitStoreError) {
    guard !histories.isBusy else { throw .storeIsBusy }
    dismissError()
  }

  /// Throws the error of the last write; does nothing if that write succeeded.
  package func requireSaved() throws(HabitWriteError) {
    if let errorMessage { throw HabitWriteError(message: errorMessage) }
  }
}
