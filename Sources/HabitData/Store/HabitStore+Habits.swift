import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

/// Creating, editing, archiving, deleting, ordering, and merging habits.
extension HabitStore {
  /// Creates a habit at the top of the manual order.
  ///
  /// - Returns: The identifier of the habit on disk. Nil if saving failed or the name is blank.
  package func create(_ draft: HabitDraft) -> UUID? {
    guard let draft = draft.validated else { return nil }
    let created = attempt { context in
      context.insert(
        PortableHabit(
          id: UUID(),
          draft: draft,
          createdAt: days.now,
          position: try context.topIndex() - 1
        ),
        at: days.now
      )
      .id
    }
    guard let id = created else { return nil }
    newHabit = id
    registerUndo(String(localized: "Adding “\(draft.name)”")) { $0.delete(id) }
    return id
  }

  /// Adds sample habits.
  package func add(_ habits: [PortableHabit]) throws {
    try save { context in
      for habit in habits { context.insert(habit, at: days.now) }
    }
  }

  // MARK: Editing

  /// Saves an edit of a habit. Properties that the edit did not change keep their current values.
  ///
  /// - Parameter original: The habit when the edit began. If another window has changed the same
  ///   property since then, this edit wins, and that window shows a notice.
  /// - Returns: True if the change is on disk. False if saving failed, the name is blank, or the
  ///   habit was deleted.
  package func update(_ id: UUID, from original: HabitDraft, to draft: HabitDraft) -> Bool {
    guard let draft = draft.validated else { return false }
    let fields = original.changes(to: draft)
    guard !fields.isEmpty else { return true }
    let saved = attempt { context in
      let habit = try context.existingHabit(id, named: draft.name)
      let before = habit.draft
      let after = before.taking(fields, from: draft)
      let timed = after.measure == .time ? nil : try endTimer(of: habit, in: context)
      habit.apply(after)
      return (before: before, timed: timed)
    }
    guard let (before, timed) = saved else { return false }
    if let timed { histories.show(timed) }
    let overwritten = fields.filter { before.changes(to: original).contains($0) }
      .filter { before.changes(to: draft).contains($0) }
    notifyEditors(of: overwritten, of: id, named: draft.name)
    histories.noteEdit(of: fields, of: id, by: self)
    registerUndo(String(localized: "Editing “\(draft.name)”")) { store in
      store.undoEdit(of: id, from: before, to: draft)
    }
    return true
  }

  /// Undoes an edit. Properties that have changed again since the edit keep their current values.
  private func undoEdit(of id: UUID, from before: HabitDraft, to after: HabitDraft) {
    reporting(String(localized: "Couldn't undo the change")) {
      guard let habit = try habit(id) else { return }
      let fields = before.changes(to: after)
      let kept = habit.draft.changes(to: after)
      let back = after.taking(fields.filter { !kept.contains($0) }, from: before)
      _ = update(id, from: after, to: back)
    }
  }

  /// Shows a notice in each window whose change was overwritten by this window. If another program
  /// made the overwritten change, this window shows the notice.
  private func notifyEditors(of fields: [HabitDraft.Field], of id: UUID, named name: String) {
    var notified: [ObjectIdentifier: (window: HabitStore, fields: [HabitDraft.Field])] = [:]
    for field in fields {
      let editor = histories.editor(of: field, of: id)
      guard editor !== self else { continue }
      let window = editor ?? self
      notified[ObjectIdentifier(window), default: (window, [])].fields.append(field)
    }
    for (window, fields) in notified.values {
      window.noticeCenter.show(Notice(message: Self.message(fields, name, isOwn: window === self)))
    }
  }

  private static func message(_ fields: [HabitDraft.Field], _ name: String, isOwn: Bool) -> String {
    let list = String(localized: "\(fields.map(\.label), format: .list(type: .and))")
    return switch (isOwn, fields.count) {
    case (true, 1):
      String(
        localized: "The \(list) of “\(name)” was also changed elsewhere. Your version was saved."
      )
    case (true, _):
      String(
        localized: "The \(list) of “\(name)” were also changed elsewhere. Your version was saved."
      )
    case (false, 1):
      String(localized: "The \(list) of “\(name)” was changed in another window.")
    case (false, _):
      String(localized: "The \(list) of “\(name)” were changed in another window.")
    }
  }

  // MARK: Deleting and merging

  /// Deletes a habit with its history.
  ///
  /// - Returns: A copy for ``restore(_:)``; nil if the habit could not be deleted.
  @discardableResult
  package func delete(_ habit: Habit) -> PortableHabit? {
    let name = habit.name
    let deleted = attempt { context in
      // The current version of the habit is copied, so that undo also restores changes by other
      // windows and programs.
      try context.remove(try context.existing(habit))
    }
    guard let deleted else { return nil }
    histories.setLog(nil, for: deleted.id)
    registerUndo(
      String(localized: "Deleting “\(name)”"),
      notice: String(localized: "Deleted \(name)")
    ) { $0.restore(deleted) }
    return deleted
  }

  private func delete(_ id: UUID) {
    reporting(String(localized: "Couldn't undo the change")) {
      if let habit = try habit(id) { delete(habit) }
    }
  }

  /// Restores a deleted habit with its history.
  func restore(_ deleted: PortableHabit) {
    let isInserted = attempt { context in
      // The habit may have been restored and changed in another window or on another device.
      guard try context.habit(deleted.id) == nil else { return false }
      context.insert(deleted, at: days.now)
      return true
    }
    guard isInserted == true else { return }
    registerUndo(String(localized: "Bringing back “\(deleted.name)”")) { $0.delete(deleted.id) }
  }

  /// Merges two habits into one with the days of both. Devices that were set up separately can have
  /// created the same habit twice. Does nothing if an edit has made them different.
  package func merge(_ duplicates: DuplicateHabits) {
    let id = duplicates.kept
    typealias Merged = (gone: PortableHabit, written: WrittenDays)
    let saved = attempt { context -> Merged? in
      let habit = try context.existingHabit(id)
      let other = try context.existingHabit(duplicates.deleted)
      guard habit.duplicateKey == other.duplicateKey else { return nil }
      let gone = try context.remove(other)
      let converted = DayConversion(gone.target, to: habit.target)?.converted(gone.days).days
      let edits = (converted ?? gone.days).map { other in
        (day: other.day, edit: { (day: inout DayEntry) in day.merge(other) })
      }
      return (gone: gone, written: try write(edits, of: habit, in: context))
    }
    guard let merged = saved ?? nil else { return }
    let (gone, written) = merged
    histories.show(written)
    histories.setLog(nil, for: gone.id)
    let name = gone.name
    registerUndo(
      String(localized: "Merging “\(name)”"),
      notice: String(localized: "Merged the two habits “\(name)”")
    ) { store in
      store.restore(gone)
      store.undo(written.changes, of: id)
    }
  }

  // MARK: Archiving

  package func archive(_ habit: Habit) {
    setArchived(days.now, habit.id, named: habit.name)
  }

  /// Restores an archived habit. Does nothing if the habit was deleted. The days since its
  /// archiving become a pause, so that they break no streak.
  package func unarchive(_ id: UUID) {
    setArchived(nil, id)
  }

  /// Archives or restores a habit.
  ///
  /// - Parameters:
  ///   - date: The time of archiving; nil restores the habit.
  ///   - name: The name for an error message if the habit was deleted; nil to ignore that case.
  ///   - pauses: The habit's previous pauses, to undo a restoration.
  private func setArchived(
    _ date: Date?,
    _ id: UUID,
    named name: String? = nil,
    pauses: PauseList? = nil
  ) {
    typealias Found = (name: String, archivedAt: Date?, pauses: PauseList?)
    let saved = attempt { context -> Found? in
      if name == nil, try context.habit(id) == nil { return nil }
      let habit = try context.existingHabit(id, named: name)
      guard (habit.archivedAt == nil) != (date == nil) else { return nil }
      let found = (habit.name, habit.archivedAt, date == nil ? habit.pauses : nil)
      if let pauses {
        habit.pauses = pauses
      } else if date == nil, let archivedDays = archivedDays(of: habit) {
        habit.pauses = habit.pauses.union(PauseList([archivedDays]))
      }
      habit.archivedAt = date
      return found
    }
    guard let found = saved ?? nil else { return }
    registerUndo(
      date == nil
        ? String(localized: "Restoring “\(found.name)”")
        : String(localized: "Archiving “\(found.name)”"),
      notice: date == nil
        ? String(localized: "Restored \(found.name)") : String(localized: "Archived \(found.name)")
    ) { store in
      store.setArchived(found.archivedAt, id, pauses: found.pauses)
    }
  }

  /// Returns the days from a habit's archiving to yesterday; nil if there are none.
  private func archivedDays(of habit: Habit) -> Pause? {
    guard let date = habit.archivedAt else { return nil }
    let first = days.boundary.day(of: date)
    return first < today ? Pause(first...today.advanced(by: -1)) : nil
  }

  // MARK: Order

  /// Sets the manual order from top to bottom.
  ///
  /// - Returns: True if the order was saved.
  @discardableResult
  package func setManualOrder(_ habits: [Habit]) -> Bool {
    let ids = habits.map(\.id)
    return setOrder { context in try ids.map { try context.existingHabit($0) } }
  }

  /// Moves a habit to the position of another one in the manual order, which shifts the habits
  /// between them by one.
  package func move(_ habit: Habit, past other: Habit) {
    setOrder { context in
      let (habit, other) = (try context.existing(habit), try context.existing(other))
      let kept = FetchDescriptor<Habit>(predicate: #Predicate { $0.archivedAt == nil })
      var order = HabitSort.manual.sorted(try context.fetch(kept)) { _ in 0 }
      guard let from = order.firstIndex(of: habit), let to = order.firstIndex(of: other) else {
        return []
      }
      order.remove(at: from)
      order.insert(habit, at: to)
      return order
    }
  }

  @discardableResult
  private func setOrder(_ habits: (ModelContext) throws -> [Habit]) -> Bool {
    set(\.sortIndex) { _ in
      String(localized: "Order")
    } to: { context in
      try habits(context).enumerated().map { (habit: $1, value: $0) }
    }
  }

  /// Sets a property of several habits. Undo restores the values of the habits that still exist.
  ///
  /// - Parameters:
  ///   - name: Returns the name of the change, given the number of habits that it changed.
  ///   - values: Returns the habits of a context with their new values.
  /// - Returns: True if the values were saved.
  @discardableResult
  func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Habit, Value>,
    name: (_ count: Int) -> String,
    to values: (ModelContext) throws -> [(habit: Habit, value: Value)]
  ) -> Bool {
    let before = attempt { context in
      var before: [UUID: Value] = [:]
      for (habit, value) in try values(context) where habit[keyPath: property] != value {
        before[habit.id] = habit[keyPath: property]
        habit[keyPath: property] = value
      }
      return before
    }
    guard let before else { return false }
    if !before.isEmpty {
      let name = name(before.count)
      registerUndo(name) { store in
        store.set(property) { _ in
          name
        } to: { context in
          try before.compactMap { id, value in
            try context.habit(id).map { (habit: $0, value: value) }
          }
        }
      }
    }
    return true
  }
}

extension ModelContext {
  /// Deletes a habit with its history.
  ///
  /// - Returns: A copy to restore it.
  fileprivate func remove(_ habit: Habit) throws -> PortableHabit {
    let copy = PortableHabit(habit, days: try completions(of: habit.id).map(PortableDay.init))
    delete(habit)
    return copy
  }
}
