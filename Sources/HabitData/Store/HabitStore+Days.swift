import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// Changes of days. Future days can't be set.
///
/// Each change is made to the day as it is in the store at that moment: a completion that another
/// window or process adds at the same time counts too.
extension HabitStore {
  /// Completes today, or opens it again where it is complete.
  package func toggleToday(_ habit: Habit) {
    toggle(today, of: habit)
  }

  /// Completes a day, or opens it again where it is complete.
  package func toggle(_ day: CalendarDay, of habit: Habit) {
    // The tap means what was shown: a day that others have completed in the meantime stays complete.
    let state = state(of: habit, on: day)
    if state.kind == .quit {
      if state.standing.isSlip { takeBackSlip(day, of: habit) } else { recordSlip(day, of: habit) }
    } else if state.isComplete {
      change(day, of: habit) { $0.setCount(0) }
    } else {
      complete(day, of: habit)
    }
  }

  /// Makes a day complete, where it is not.
  package func complete(_ day: CalendarDay, of habit: Habit) {
    let target = habit.target
    // A habit to give up is kept by staying within its limit.
    guard target.kind == .build else { return takeBackSlip(day, of: habit) }
    change(day, of: habit) { $0.setCount(max($0.doneCount, target.amountPerDay)) }
  }

  /// Adds a step for today: one completion, the unit's step, one minute. Going past the goal is allowed.
  package func addStep(to habit: Habit) {
    add(habit.measure.step, to: habit, on: today)
  }

  /// Says that a habit to give up was not kept on a day: one step more than before, and at least more
  /// than the limit.
  package func recordSlip(_ day: CalendarDay, of habit: Habit) {
    let target = habit.target
    change(day, of: habit) {
      $0.setCount(max($0.doneCount + target.measure.step, target.amountPerDay + 1))
    }
  }

  /// Says that a habit to give up was kept after all: within its limit.
  private func takeBackSlip(_ day: CalendarDay, of habit: Habit) {
    let limit = habit.target.amountPerDay
    change(day, of: habit) { $0.setCount(min($0.doneCount, limit)) }
  }

  /// Counts some more for a day, or less.
  package func add(_ count: Int, to habit: Habit, on day: CalendarDay) {
    change(day, of: habit, adds: true) { $0.setCount($0.doneCount + count) }
  }

  /// Says how often the habit was done on a day, or how much, within what its measure allows.
  /// - Returns: Whether it is on disk.
  @discardableResult
  package func setCount(_ count: Int, on day: CalendarDay, of habit: Habit) -> Bool {
    isMade(day, of: habit) { $0.setCount(count) }
  }

  /// Leaves a day out, so that it neither extends nor breaks a streak.
  package func skip(_ day: CalendarDay, of habit: Habit) {
    change(day, of: habit) { $0.setStatus(.skipped) }
  }

  /// Says that the habit was not done on a day.
  package func markMissed(_ day: CalendarDay, of habit: Habit) {
    change(day, of: habit) { $0.setStatus(.missed) }
  }

  /// Opens a day again that was skipped or missed, with what was counted until then; nothing for any
  /// other day.
  package func reopen(_ day: CalendarDay, of habit: Habit) {
    let state = state(of: habit, on: day)
    guard state.isSkipped || state.isMissed else { return }
    change(day, of: habit) { $0.setStatus(.done) }
  }

  /// Removes what is recorded on a day to come, as a clock that was wrong may have done.
  package func removeRecord(onFutureDay day: CalendarDay, of habit: Habit) {
    guard day > today else { return }
    tap(day, of: habit) { $0 = DayContent($0.measure) }
  }

  /// Writes a note on a day, whatever its count and status; an empty one removes it.
  /// - Parameter note: Without the white space around it, up to 500 characters are kept.
  /// - Returns: Whether it is on disk.
  package func setNote(_ note: String, on day: CalendarDay, of habit: Habit) -> Bool {
    isMade(day, of: habit) { $0.note = LimitedText.cut(note, to: HabitLimits.note) }
  }

  /// Changes what is said of a day at once, for a sheet that stays open where that fails.
  /// - Returns: Whether the change is on disk.
  private func isMade(
    _ day: CalendarDay,
    of habit: Habit,
    _ edit: @escaping (inout DayContent) -> Void
  ) -> Bool {
    guard day <= today else { return false }
    do {
      try make(day, of: habit, edit)
      dismissError()
      return true
    } catch {
      reportUnsaved(error)
      return false
    }
  }

  /// Changes a day, for a tap.
  /// - Parameter adds: Whether it adds to what is counted, whatever that is.
  private func change(
    _ day: CalendarDay,
    of habit: Habit,
    adds: Bool = false,
    _ edit: @escaping (inout DayContent) -> Void
  ) {
    guard day <= today else { return }
    tap(day, of: habit, adds: adds, edit)
  }

  /// Changes a day, whether it has come or not.
  private func tap(
    _ day: CalendarDay,
    of habit: Habit,
    adds: Bool = false,
    _ edit: @escaping (inout DayContent) -> Void
  ) {
    let tap = { @MainActor [self] in try make(day, of: habit, adds: adds, edit) }
    let fail = { @MainActor [self] error in reportUnsaved(error) }
    if isWindow {
      taps.run(clock: days.clock, tap, fail: fail)
    } else {
      do { try tap() } catch { fail(error) }
    }
  }

  /// Makes a change to a day as it is in the store, and shows it once it is on disk.
  private func make(
    _ day: CalendarDay,
    of habit: Habit,
    adds: Bool = false,
    _ edit: @escaping (inout DayContent) -> Void
  ) throws {
    let (id, name) = (habit.id, habit.name)
    var written = WrittenDays(habit: id)
    try save(changesHabits: false) { context in
      guard try !isDeliveryDone(in: context) else { return [:] }
      let habit = try context.existingHabit(id, named: name)
      written = try write([(day, edit)], of: habit, in: context)
      try noteDelivery(in: context)
      return adds ? written.additions() : [:]
    }
    histories.show(written)
    // Notes are no part of a history: views query them.
    if written.changes.contains(where: { $0.before.note != $0.after.note }) {
      histories.showAgain()
    }
    if let change = written.changes.first { registerUndo(of: change, of: habit) }
  }

  /// Adds seconds to days, within a write.
  func add(
    _ spent: [(day: CalendarDay, seconds: Int)],
    to habit: Habit,
    in context: ModelContext
  ) throws -> WrittenDays {
    try write(
      spent.map { part in (part.day, { $0.setCount($0.doneCount + part.seconds) }) },
      of: habit,
      in: context
    )
  }

  /// Adds another habit's days, within a write.
  func add(
    _ completions: [HabitSnapshot.Completion],
    to habit: Habit,
    in context: ModelContext
  ) throws -> WrittenDays {
    try write(
      completions.map { completion in (completion.record.day, { $0.take(completion) }) },
      of: habit,
      in: context
    )
  }

  /// Changes days as they are in the store, within a write.
  private func write(
    _ edits: [(day: CalendarDay, edit: (inout DayContent) -> Void)],
    of habit: Habit,
    in context: ModelContext
  ) throws -> WrittenDays {
    let measure = habit.measure
    var written = WrittenDays(habit: habit.id, versionBefore: habit.historyVersion)
    for (day, edit) in edits {
      let stored = try context.completion(of: habit.id, on: day)
      let before = DayContent(stored, measure)
      var after = before
      edit(&after)
      guard after != before else { continue }
      write(after, to: stored, on: day, of: habit, in: context)
      written.changes.append(DayChange(day: day, before: before, after: after))
    }
    if !written.changes.isEmpty {
      habit.historyVersion = UUID()
      written.version = habit.historyVersion
    }
    return written
  }

  private func write(
    _ content: DayContent,
    to stored: HabitCompletion?,
    on day: CalendarDay,
    of habit: Habit,
    in context: ModelContext
  ) {
    guard let record = content.record(on: day) else {
      if let stored { context.delete(stored) }
      return
    }
    guard let stored else {
      let completion = HabitSnapshot.Completion(
        record: record,
        note: content.note,
        date: delivery?.made ?? days.now
      )
      context.insert(HabitCompletion(completion, of: habit))
      return
    }
    stored.count = record.count
    // A status of a later version reads as done and stays what it is.
    if stored.status != record.status { stored.statusRaw = record.status.rawValue }
    stored.note = content.note
    // A delivered action may be older than the record.
    stored.date = delivery.map { max(stored.date, $0.made) } ?? days.now
  }

  private func registerUndo(of made: DayChange, of habit: Habit) {
    let id = habit.id
    let isSlip = habit.kind == .quit && made.exceeds(habit.completionsPerDay)
    registerUndo(
      "\(isSlip ? "Slip" : made.name) of “\(habit.name)”",
      notice: isSlip
        ? "Recorded a slip of \(habit.name)"
        : made.losesSomething ? made.message(habit.name) : nil
    ) { store in
      store.takeBack(made, of: id)
    }
  }

  func takeBack(_ made: DayChange, of id: UUID) {
    do {
      guard let habit = try habit(id) else { return }
      tap(made.day, of: habit) { made.takeBack(from: &$0) }
    } catch {
      report("The change could not be taken back", error)
    }
  }
}

/// The days that a write has changed, for the views, the sync journal and undo.
struct WrittenDays {
  let habit: UUID
  /// The ``Habit/historyVersion`` before the write.
  var versionBefore: UUID?
  /// The ``Habit/historyVersion`` after it.
  var version: UUID?
  var changes: [DayChange] = []

  /// The amounts that were added to counts. Other devices add them as well, whatever they have counted
  /// in the meantime.
  /// - Parameter run: The run of a timer that the amounts are from: other devices that stop the same run
  ///   write the same.
  func additions(from run: WriterID? = nil) -> [SyncJournal.Day: DayFact.Addition] {
    var additions: [SyncJournal.Day: DayFact.Addition] = [:]
    for change in changes where change.before.status == .done && change.after.status == .done {
      let added = change.after.count - change.before.count
      let key = SyncJournal.Day(habit: habit, day: change.day.rawValue)
      additions[key] = run.map { .given(added, cause: $0) } ?? .added(added)
    }
    return additions
  }
}
