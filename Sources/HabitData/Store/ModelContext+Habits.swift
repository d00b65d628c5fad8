import Foundation
import HabitEngine
import SwiftData

extension ModelContext {
  /// Returns the habit with an identifier; nil if there is none.
  func habit(_ id: UUID) throws -> Habit? {
    var descriptor = FetchDescriptor<Habit>(predicate: #Predicate { $0.id == id })
    descriptor.fetchLimit = 1
    return try fetch(descriptor).first
  }

  /// Returns the habit with an identifier, to change it.
  ///
  /// - Throws: ``HabitStoreError/habitIsGone(_:)`` if the habit was deleted, because a change would
  ///   recreate it or be lost silently.
  func existingHabit(_ id: UUID, named name: String? = nil) throws -> Habit {
    guard let habit = try habit(id) else { throw HabitStoreError.habitIsGone(name) }
    return habit
  }

  /// Returns this context's object of a displayed habit, to change it.
  ///
  /// - Throws: ``HabitStoreError/habitIsGone(_:)``.
  func existing(_ habit: Habit) throws -> Habit {
    try existingHabit(habit.id, named: habit.name)
  }

  /// Returns the record of a day; nil if there is none.
  func completion(of habit: UUID, on day: CalendarDay) throws -> HabitCompletion? {
    let number = day.rawValue
    var descriptor = FetchDescriptor<HabitCompletion>(
      predicate: #Predicate { $0.habitID == habit && $0.day == number }
    )
    descriptor.fetchLimit = 1
    return try fetch(descriptor).first
  }

  /// Updates or inserts the record of a day.
  ///
  /// - Parameter known: The stored record of the day; nil if there is none.
  /// - Returns: True if the record differed.
  func write(
    _ day: PortableDay,
    over known: HabitCompletion?,
    of habit: Habit,
    at now: Date
  ) -> Bool {
    guard let known else {
      insert(HabitCompletion(day, of: habit, at: now))
      return true
    }
    guard PortableDay(known) != day else { return false }
    known.apply(day, at: now)
    return true
  }

  /// Fetches all habits and categories, to detect unreadable values early.
  package func checkReadable() throws {
    _ = try fetch(FetchDescriptor<Habit>())
    _ = try fetch(FetchDescriptor<CategoryRecord>())
  }

  /// Returns a habit's records in ascending order of their days.
  func completions(of habit: UUID) throws -> [HabitCompletion] {
    try fetch(
      FetchDescriptor(
        predicate: #Predicate<HabitCompletion> { $0.habitID == habit },
        sortBy: [SortDescriptor(\.day)]
      )
    )
  }

  /// Returns the first position in the manual order; 0 without habits.
  func topIndex() throws -> Int {
    var descriptor = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    descriptor.fetchLimit = 1
    return HabitLimits.position(try fetch(descriptor).first?.sortIndex ?? 0)
  }

  /// Inserts a habit with its history.
  ///
  /// - Parameter now: The time to use if a time of creation or change is unknown.
  @discardableResult
  func insert(_ portable: PortableHabit, at now: Date) -> Habit {
    let habit = Habit(portable, at: now)
    insert(habit)
    for day in portable.days { insert(HabitCompletion(day, of: habit, at: now)) }
    return habit
  }
}
