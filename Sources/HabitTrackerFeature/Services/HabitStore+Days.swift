import Foundation
import HabitEngine
import SwiftData

extension HabitStore {
  /// Completes today, or opens it again where it is complete.
  func toggleToday(_ habit: Habit) {
    let state = todayState(of: habit)
    setCount(state.isComplete ? 0 : habit.target.completionsPerDay, on: today, of: habit)
  }

  /// Counts one more for today. Going past the goal is allowed.
  func addOne(to habit: Habit) {
    let count = todayState(of: habit).count
    setCount(count + 1, on: today, of: habit)
  }

  /// Says how often the habit was done on a day, 0 to 9,999. Days to come can't be set.
  func setCount(_ count: Int, on day: CalendarDay, of habit: Habit) {
    write(DayRecord(day: day, count: count), of: habit)
  }

  /// Leaves a day out, so that it neither extends nor breaks a streak.
  func skip(_ day: CalendarDay, of habit: Habit) {
    write(DayRecord(day: day, count: 0, status: .skipped), of: habit)
  }

  /// Leaves today out.
  func skipToday(_ habit: Habit) {
    skip(today, of: habit)
  }

  /// Opens today again where it was left out.
  func undoSkipToday(_ habit: Habit) {
    guard todayState(of: habit).isSkipped else { return }
    setCount(0, on: today, of: habit)
  }

  private func write(_ record: DayRecord, of habit: Habit) {
    guard record.day <= today else { return }
    let entry = entry(for: habit)
    var isEmpty = false
    let isSaved = attempt {
      try requirePresence(of: habit)
      let stored = try completion(of: habit, on: record.day)
      isEmpty = record.status == .done && record.count == 0 && stored?.note.isEmpty != false
      if isEmpty {
        if let stored { context.delete(stored) }
      } else if let stored {
        stored.count = record.count
        stored.statusRaw = record.status.rawValue
        stored.date = days.now
      } else {
        let completion = HabitSnapshot.Completion(record: record, note: "", date: days.now)
        context.insert(HabitCompletion(completion, of: habit))
      }
    }
    guard isSaved else { return }
    if isEmpty { entry.log.removeRecord(on: record.day) } else { entry.log.set(record) }
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
