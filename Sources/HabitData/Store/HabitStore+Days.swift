import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// Changing days. Future days can't be set.
///
/// Each change is applied to the day's current content in the store, so a completion that another
/// window or process adds at the same time is not lost.
extension HabitStore {
  /// Completes today, or reopens it if it is complete.
  package func toggleToday(_ habit: Habit) {
    toggle(today, of: habit)
  }

  /// Completes a day, or reopens it if it is complete.
  package func toggle(_ day: CalendarDay, of habit: Habit) {
    // The displayed state decides: a day that others have completed in the meantime stays complete.
    let state = state(of: habit, on: day)
    if state.kind == .quit {
      if state.standing.isSlip { takeBackSlip(day, of: habit) } else { recordSlip(day, of: habit) }
    } else if state.isComplete {
      change(day, of: habit) { $0.setCount(0) }
    } else {
      complete(day, of: habit)
    }
  }

  /// Completes a day unless it is complete. A quit habit's slip is undone.
  package func complete(_ day: CalendarDay, of habit: Habit) {
    let target = habit.target
    // A quit habit is complete within its limit.
    guard target.kind == .build else { return takeBackSlip(day, of: habit) }
    change(day, of: habit) { $0.setCount(max($0.doneCount, target.amountPerDay)) }
  }

  /// Adds a step to today: one completion, the unit's step, or one minute. The count may exceed the
  /// target.
  package func addStep(to habit: Habit) {
    add(habit.measure.step, to: habit, on: today)
  }

  /// Records that a quit habit was not kept: one step more than before, and more than the limit.
  package func recordSlip(_ day: CalendarDay, of habit: Habit) {
    let target = habit.target
    change(day, of: habit) {
      $0.setCount(max($0.doneCount + target.measure.step, target.amountPerDay + 1))
    }
  }

  /// Reduces a quit habit's count to its limit.
  private func takeBackSlip(_ day: CalendarDay, of habit: Habit) {
    let limit = habit.target.amountPerDay
    change(day, of: habit) { $0.setCount(min($0.doneCount, limit)) }
  }

  /// Adds to a day's count, or subtracts from it.
  package func add(_ count: Int, to habit: Habit, on day: CalendarDay) {
    change(day, of: habit, adds: true) { $0.setCount($0.doneCount + count) }
  }

  /// Sets a day's count, clamped to the measure's range.
  ///
  /// - Returns: True if the change is on disk.
  @discardableResult
  package func setCount(_ count: Int, on day: CalendarDay, of habit: Habit) -> Bool {
    changeNow(day, of: habit) { $0.setCount(count) }
  }

  /// Skips a day, so that it neither extends nor breaks a streak.
  package func skip(_ day: CalendarDay, of habit: Habit) {
    change(day, of: habit) { $0.setStatus(.skipped) }
  }

  package func markMissed(_ day: CalendarDay, of habit: Habit) {
    change(day, of: habit) { $0.setStatus(.missed) }
  }

  /// Reopens a skipped or missed day with its previous count. Does nothing on other days.
  package func reopen(_ day: CalendarDay, of habit: Habit) {
    let state = state(of: habit, on: day)
    guard state.isSkipped || state.isMissed else { return }
    change(day, of: habit) { $0.setStatus(.done) }
  }

  /// Removes the record of a future day, which a wrong clock may have caused.
  package func removeRecord(onFutureDay day: CalendarDay, of habit: Habit) {
    guard day > today else { return }
    tap(day, of: habit) { $0 = DayEntry($0.measure) }
  }

  /// Sets the note of a day, regardless of its count and status. An empty note is removed.
  ///
  /// - Parameter note: The text, which is trimmed and cut to 500 characters.
  /// - Returns: True if the change is on disk.
  package func setNote(_ note: String, on day: CalendarDay, of habit: Habit) -> Bool {
    changeNow(day, of: habit) { $0.note = LimitedText.cut(note, to: HabitLimits.note) }
  }

  /// Changes a day immediately, for a sheet that stays open if the change fails.
  ///
  /// - Returns: True if the change is on disk.
  private func changeNow(
    _ day: CalendarDay,
    of habit: Habit,
    _ edit: @escaping (inout DayEntry) -> Void
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

  /// Changes a past or current day after a tap.
  ///
  /// - Parameter adds: True if the change adds to any current count.
  private func change(
    _ day: CalendarDay,
    of habit: Habit,
    adds: Bool = false,
    _ edit: @escaping (inout DayEntry) -> Void
  ) {
    guard day <= today else { return }
    tap(day, of: habit, adds: adds, edit)
  }

  /// Changes any day after a tap, even a future one.
  private func tap(
    _ day: CalendarDay,
    of habit: Habit,
    adds: Bool = false,
    _ edit: @escaping (inout DayEntry) -> Void
  ) {
    let tap = { @MainActor [self] in try make(day, of: habit, adds: adds, edit) }
    let fail = { @MainActor [self] error in reportUnsaved(error) }
    if isWindow {
      taps.run(clock: days.clock, tap, fail: fail)
    } else {
      do { try tap() } catch { fail(error) }
    }
  }

  /// Changes a day in the store, and updates views after it is on disk.
  private func make(
    _ day: CalendarDay,
    of habit: Habit,
    adds: Bool = false,
    _ edit: @escaping (inout DayEntry) -> Void
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
    // Notes are not part of histories: views query them.
    if written.changes.contains(where: { $0.before.note != $0.after.note }) {
      histories.showAgain()
    }
    if let change = written.changes.first { registerUndo(of: change, of: habit) }
  }

  /// Adds seconds to days, in a transaction.
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

  /// Adds another habit's days, in a transaction.
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

  /// Changes days in the store, in a transaction.
  private func write(
    _ edits: [(day: CalendarDay, edit: (inout DayEntry) -> Void)],
    of habit: Habit,
    in context: ModelContext
  ) throws -> WrittenDays {
    let measure = habit.measure
    var written = WrittenDays(habit: habit.id, versionBefore: habit.historyVersion)
    for (day, edit) in edits {
      let stored = try context.completion(of: habit.id, on: day)
      let before = DayEntry(stored, measure)
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
    _ content: DayEntry,
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
    // An unknown status from a later version is read as done and stays unchanged.
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
      report("Couldn't undo the change", error)
    }
  }
}

/// The days changed by a write, for views, the sync journal and undo.
struct WrittenDays {
  let habit: UUID
  /// The ``Habit/historyVersion`` before the write.
  var versionBefore: UUID?
  /// The ``Habit/historyVersion`` after it.
  var version: UUID?
  var changes: [DayChange] = []

  /// Returns the amounts that were added to counts. Other devices add them to their own counts.
  ///
  /// - Parameter run: The timer run that the amounts come from. Devices that stop the same run
  ///   write the same addition, which counts once.
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
