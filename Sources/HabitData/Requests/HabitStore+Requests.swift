import Foundation
import HabitEngine
import SwiftData

/// What a command and an intent ask of the store in the same way, each thing with its answer in words
/// where it can't be done.
extension HabitStore {
  /// All habits, archived ones too, in manual order, as everybody has written them until now.
  package func allHabits() throws -> [Habit] {
    try histories.follow()
    return HabitSort.manual.sorted(try context.fetch(FetchDescriptor<Habit>())) { _ in 0 }
  }

  /// The habit of an identity.
  package func requestedHabit(_ id: UUID, named name: String) throws -> Habit {
    try histories.follow()
    let habit = try context.existingHabit(id, named: name)
    try read([habit])
    return habit
  }

  /// The day that is meant; today where none is said.
  /// - Parameter earliest: The day before which none is taken.
  package func requestedDay(
    _ day: CalendarDay?,
    from earliest: CalendarDay = .earliestRequest
  ) throws(HabitRequestError) -> CalendarDay {
    let day = day ?? today
    guard day <= today else { throw .dayToCome(day) }
    guard day >= earliest else { throw .dayTooEarly(day) }
    return day
  }

  /// Refuses to add to a day what it has no room for, which would be lost without a word.
  /// - Parameter amount: What is to be added, in smallest parts.
  package func requireRoom(
    for amount: Int,
    of habit: Habit,
    on day: CalendarDay
  ) throws(HabitRequestError) {
    let count = state(of: habit, on: day).count
    guard count + amount <= habit.measure.counts.upperBound else { throw .dayIsFull(habit, day) }
  }

  /// Takes back what was done on a day: an amount, one of several times, a slip, a skip, or all of it.
  /// - Parameter amount: As it is typed.
  package func takeBack(
    _ amount: String?,
    of habit: Habit,
    on day: CalendarDay
  ) throws(HabitRequestError) {
    let state = state(of: habit, on: day)
    if let amount {
      guard state.count > 0 else { throw .nothingDone(habit, day) }
      add(-(try habit.measure.requestedAmount(amount)), to: habit, on: day)
    } else if state.standing.isSlip {
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

  /// Refuses a timer to a habit that is not counted in minutes.
  package func requireTimed(_ habit: Habit) throws(HabitRequestError) {
    guard habit.measure == .time else {
      throw HabitRequestError("“\(habit.name)” is not counted in minutes")
    }
  }

  /// Refuses to stop a timer that does not run; one that waits can be stopped too.
  package func requireTimer(of habit: Habit, running: Bool = false) throws(HabitRequestError) {
    try requireTimed(habit)
    let phase = habit.timer.phase
    guard phase == .running || phase == .paused && !running else {
      throw HabitRequestError("the timer of “\(habit.name)” is not running")
    }
  }

  /// Refuses to stop a timer without an answer to the question about it.
  /// - Parameter help: How to answer, as a sentence.
  package func requireNoQuestion(of habit: Habit, help: String) throws {
    guard let question = try timerQuestion(of: habit) else { return }
    throw HabitRequestError(
      "the timer of “\(habit.name)” ran \(TimerQuestion.text(question.total)). \(help)"
    )
  }

  /// Refuses to keep all of a timer's time if the clock was wrong.
  package func requireWholeTimer(of habit: Habit) throws {
    guard let question = try timerQuestion(of: habit), !question.allowsAll else { return }
    throw HabitRequestError(
      "the timer of “\(habit.name)” ran \(TimerQuestion.text(question.total)): the clock was wrong"
    )
  }

  /// Refuses to write while much is being saved, and forgets what went wrong before.
  package func requireWritable() throws(HabitStoreError) {
    guard !histories.isBusy else { throw .storeIsBusy }
    dismissError()
  }

  /// Fails with what went wrong with the last write.
  package func requireSaved() throws(HabitWriteError) {
    if let errorMessage { throw HabitWriteError(message: errorMessage) }
  }
}
