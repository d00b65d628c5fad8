import Foundation
import HabitEngine
import SwiftData

/// What was done on which day. Days to come can't be set.
extension HabitStore {
  /// Completes today, or opens it again where it is complete.
  func toggleToday(_ habit: Habit) {
    toggle(today, of: habit)
  }

  /// Completes a day, or opens it again where it is complete.
  func toggle(_ day: CalendarDay, of habit: Habit) {
    let isComplete = state(of: habit, on: day).isComplete
    setCount(isComplete ? 0 : habit.target.completionsPerDay, on: day, of: habit)
  }

  /// Counts one more for today. Going past the goal is allowed.
  func addOne(to habit: Habit) {
    let count = todayState(of: habit).count
    setCount(count + 1, on: today, of: habit)
  }

  /// Says how often the habit was done on a day, 0 to 9,999.
  func setCount(_ count: Int, on day: CalendarDay, of habit: Habit) {
    _ = write(DayRecord(day: day, count: count), of: habit)
  }

  /// Leaves a day out, so that it neither extends nor breaks a streak.
  func skip(_ day: CalendarDay, of habit: Habit) {
    _ = write(DayRecord(day: day, count: 0, status: .skipped), of: habit)
  }

  /// Says that the habit was not done on a day.
  func markMissed(_ day: CalendarDay, of habit: Habit) {
    _ = write(DayRecord(day: day, count: 0, status: .missed), of: habit)
  }

  /// Opens a day again that was skipped or missed; nothing for any other day.
  func reopen(_ day: CalendarDay, of habit: Habit) {
    let state = state(of: habit, on: day)
    guard state.isSkipped || state.isMissed else { return }
    setCount(0, on: day, of: habit)
  }

  /// Writes a note on a day, whatever else is said of it; an empty one removes it.
  /// - Parameter note: Without the white space around it, up to 500 characters are kept.
  /// - Returns: Whether it is on disk.
  func setNote(_ note: String, on day: CalendarDay, of habit: Habit) -> Bool {
    let trimmed = note.trimmingCharacters(in: .whitespacesAndNewlines)
    let record = entry(for: habit).log.record(on: day) ?? DayRecord(day: day, count: 0)
    return write(record, note: String(trimmed.prefix(HabitCompletion.noteLimit)), of: habit)
  }

  /// - Parameter note: Nil leaves the day's note as it is.
  private func write(_ record: DayRecord, note: String? = nil, of habit: Habit) -> Bool {
    guard record.day <= today else { return false }
    let entry = entry(for: habit)
    let version = UUID()
    var isEmpty = false
    let isSaved = attempt {
      try requirePresence(of: habit)
      try catchUp(with: habit)
      let stored = try completion(of: habit, on: record.day)
      let note = note ?? stored?.note ?? ""
      isEmpty = record.status == .done && record.count == 0 && note.isEmpty
      if isEmpty {
        if let stored { context.delete(stored) }
      } else if let stored {
        stored.count = record.count
        // A status of a later version reads as done and stays what it is.
        if stored.status != record.status { stored.statusRaw = record.status.rawValue }
        stored.note = note
        stored.date = days.now
      } else {
        let completion = HabitSnapshot.Completion(record: record, note: note, date: days.now)
        context.insert(HabitCompletion(completion, of: habit))
      }
      habit.historyVersion = version
    }
    guard isSaved else { return false }
    entry.version = version
    if isEmpty { entry.log.removeRecord(on: record.day) } else { entry.log.set(record) }
    return true
  }

  private func completion(of habit: Habit, on day: CalendarDay) throws -> HabitCompletion? {
    let (id, number) = (habit.id, day.rawValue)
    var descriptor = FetchDescriptor<HabitCompletion>(
      predicate: #Predicate { $0.habitID == id && $0.day == number }
    )
    descriptor.fetchLimit = 1
    return try context.fetch(descriptor).first
  }
}
