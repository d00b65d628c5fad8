import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// Changing days. Future days can't be set.
///
/// Each change is applied to the day's current content in the store, so a completion that another
/// window or process adds at the same time is not lost.
extension HabitStore {
  /// Completes a day, or reopens it if it is complete. Records or undoes a quit habit's slip.
  package func toggle(_ day: CalendarDay, of habit: Habit) {
    // The displayed state decides: a day that another window or program has completed in the
    // meantime stays complete.
    let (state, target) = (state(of: habit, on: day), habit.target)
    edit(day, of: habit) {
      switch state.kind {
      case .quit: if state.exceedsLimit { $0.setCount(toMeet: target) } else { $0.slip(target) }
      case .build: if state.isComplete { $0.setCount(0) } else { $0.setCount(toMeet: target) }
      }
    }
  }

  /// Completes a day unless it is complete. A quit habit's slip is undone.
  package func complete(_ day: CalendarDay, of habit: Habit) {
    edit(day, of: habit) { [target = habit.target] in $0.setCount(toMeet: target) }
  }

  /// Records that a quit habit was not kept.
  package func recordSlip(_ day: CalendarDay, of habit: Habit) {
    edit(day, of: habit) { [target = habit.target] in $0.slip(target) }
  }

  /// Adds a step to today: one completion, the unit's step, or one minute. The count may exceed the
  /// target.
  package func addStep(to habit: Habit) {
    add(habit.measure.step, to: habit, on: today)
  }

  /// Adds to a day's count, or subtracts from it.
  package func add(_ count: Int, to habit: Habit, on day: CalendarDay) {
    edit(day, of: habit, adding: DayFact.Addition.added) { $0.setCount($0.doneCount + count) }
  }

  /// Adds a completion to a day, or completes the day of an amount or time, for the "Done" action
  /// of a notification. Does nothing if the habit was deleted, is a quit habit, or is already
  /// complete on that day.
  package func markDone(_ id: UUID, on day: CalendarDay) {
    reporting {
      guard let habit = try habit(id) else { return }
      guard habit.kind == .build, !state(of: habit, on: day).isComplete else { return }
      if habit.measure == .times { add(1, to: habit, on: day) } else { complete(day, of: habit) }
    }
  }

  /// Sets a day's count, clamped to the measure's range.
  ///
  /// - Returns: True if the change is on disk.
  @discardableResult
  package func setCount(_ count: Int, on day: CalendarDay, of habit: Habit) -> Bool {
    edit(day, of: habit, isTap: false) { $0.setCount(count) }
  }

  /// Sets the note of a day, regardless of its count and status. An empty note is removed.
  ///
  /// - Parameter note: The text, which is trimmed and cut to 500 characters.
  /// - Returns: True if the change is on disk.
  package func setNote(_ note: String, on day: CalendarDay, of habit: Habit) -> Bool {
    edit(day, of: habit, isTap: false) { $0.note = LimitedText.cut(note, to: HabitLimits.note) }
  }

  /// Skips a day, so that it neither extends nor breaks a streak.
  package func skip(_ day: CalendarDay, of habit: Habit) {
    edit(day, of: habit) { $0.status = .skipped }
  }

  package func markMissed(_ day: CalendarDay, of habit: Habit) {
    edit(day, of: habit) { $0.status = .missed }
  }

  /// Reopens a skipped or missed day with its previous count. Does nothing on other days.
  package func reopen(_ day: CalendarDay, of habit: Habit) {
    let state = state(of: habit, on: day)
    guard state.isSkipped || state.isMissed else { return }
    edit(day, of: habit) { $0.status = .done }
  }

  /// Removes the record of a future day. Such a record results from a wrong system clock.
  package func removeRecord(onFutureDay day: CalendarDay, of habit: Habit) {
    guard day > today else { return }
    edit(day, of: habit, isInFuture: true) { $0 = DayEntry($0.measure) }
  }

  /// Changes a day in the store, and updates views and undo after the change is on disk.
  ///
  /// - Parameters:
  ///   - addition: Describes for other devices by how much the count changes, so that they change
  ///     their own counts by the same amount; nil if the count is set.
  ///   - isTap: True to retry the change later if another program is writing. False for a sheet,
  ///     which stays open if the change fails.
  ///   - isInFuture: True if the day may be in the future.
  ///   - change: Changes the day's content.
  /// - Returns: True if the change is on disk.
  @discardableResult
  private func edit(
    _ day: CalendarDay,
    of habit: Habit,
    adding addition: ((Int) -> DayFact.Addition)? = nil,
    isTap: Bool = true,
    isInFuture: Bool = false,
    _ change: @escaping (inout DayEntry) -> Void
  ) -> Bool {
    guard isInFuture || day <= today else { return false }
    let (id, name) = (habit.id, habit.name)
    let edit = { @MainActor [self] in
      let limit = try histories.busyTimeout
      let written = try writer.write(at: days.now, waitingAtMost: limit) { context in
        let habit = try context.existingHabit(id, named: name)
        return try write([(day, change)], of: habit, adding: addition, in: context)
      }
      guard let written else { return }
      histories.show(written)
      noteWrite()
      if let change = written.changes.first { registerUndo(of: change, of: habit) }
    }
    if isTap, isWindow {
      return taps.run(edit, clock: days.clock) { [self] in report(Self.unsaved, $0) }
    }
    let isSaved = reporting { try edit() } != nil
    if isSaved, !isTap { dismissError() }
    return isSaved
  }

  /// Changes days in the store, in a transaction.
  ///
  /// - Parameter addition: Describes for other devices by how much a count changes, so that they
  ///   change their own counts by the same amount; nil if counts are set.
  func write(
    _ edits: [(day: CalendarDay, edit: (inout DayEntry) -> Void)],
    of habit: Habit,
    adding addition: ((Int) -> DayFact.Addition)? = nil,
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
      written.changes.append(DayChange(day: day, before: before, after: after))
      let completion = write(after, to: stored, on: day, of: habit, in: context)
      guard let addition, before.status == .done, after.status == .done else { continue }
      completion?.addition = addition(after.count - before.count)
    }
    if !written.changes.isEmpty {
      habit.historyVersion = UUID()
      written.version = habit.historyVersion
    }
    return written
  }

  /// Writes the content of a day.
  ///
  /// - Returns: The record; nil if there is none.
  private func write(
    _ content: DayEntry,
    to stored: HabitCompletion?,
    on day: CalendarDay,
    of habit: Habit,
    in context: ModelContext
  ) -> HabitCompletion? {
    guard let record = content.record(on: day) else {
      if let stored { context.delete(stored) }
      return nil
    }
    let made = writer.delivery?.made
    guard let stored else {
      let new = PortableDay(
        day: day,
        count: record.count,
        status: record.status,
        note: content.note
      )
      let inserted = HabitCompletion(new, of: habit, at: made ?? days.now)
      context.insert(inserted)
      return inserted
    }
    stored.count = record.count
    // An unknown status from a later version is read as done and stays unchanged.
    if stored.status != record.status { stored.statusRaw = record.status.rawValue }
    stored.note = content.note
    // A delivered action may be older than the record.
    stored.date = made.map { max(stored.date, $0) } ?? days.now
    return stored
  }

  private func registerUndo(of made: DayChange, of habit: Habit) {
    let id = habit.id
    let isSlip = habit.kind == .quit && made.exceeds(habit.completionsPerDay)
    registerUndo(
      isSlip ? String(localized: "Slip of “\(habit.name)”") : made.name(habit.name),
      notice: isSlip
        ? String(localized: "Recorded a slip of \(habit.name)")
        : made.losesSomething ? made.message(habit.name) : nil
    ) { store in
      store.undo([made], of: id)
    }
  }

  /// Undoes changes of a habit's days. Does nothing if the habit was deleted.
  func undo(_ changes: [DayChange], of id: UUID) {
    for made in changes {
      reporting(String(localized: "Couldn't undo the change")) {
        guard let habit = try habit(id) else { return }
        edit(made.day, of: habit, isInFuture: true) { made.revert(in: &$0) }
      }
    }
  }
}

/// The days changed by a write, for views and undo.
struct WrittenDays {
  let habit: UUID
  /// The ``Habit/historyVersion`` before the write.
  var versionBefore: UUID?
  /// The ``Habit/historyVersion`` after the write.
  var version: UUID?
  var changes: [DayChange] = []
}
