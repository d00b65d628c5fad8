import Foundation
import HabitEngine
import Observation
import SwiftData

/// The one place that writes habits and their history. Each write is on disk before the views show
/// it; one that fails changes nothing and is told in ``errorMessage``.
@Observable @MainActor
final class HabitStore {
  /// What went wrong with the last write, in words, or nil.
  private(set) var errorMessage: String?
  /// The day that weeks begin with.
  private(set) var weekStart: WeekStart

  /// Whether much is being saved away from the main actor. A store has one writer at a time, and
  /// a tap that waited for it would hold up every window.
  @ObservationIgnored private var isBusy = false
  @ObservationIgnored let context: ModelContext
  @ObservationIgnored let days: DayClock
  @ObservationIgnored private var entries: [UUID: HabitEntry]

  /// Reads the whole history once.
  init(context: ModelContext, days: DayClock, weekStart: WeekStart = .sunday) throws {
    self.context = context
    self.days = days
    self.weekStart = weekStart
    entries = try Self.entries(of: context.container)
  }

  /// The day that the present belongs to.
  var today: CalendarDay { days.today }

  /// A habit's history.
  func entry(for habit: Habit) -> HabitEntry {
    if let entry = entries[habit.id] { return entry }
    let entry = HabitEntry()
    entries[habit.id] = entry
    return entry
  }

  /// A habit as statistics see it.
  func history(of habit: Habit) -> HabitHistory {
    HabitHistory(
      log: entry(for: habit).log,
      target: habit.target,
      created: days.boundary.day(of: habit.createdAt)
    )
  }

  /// What today looks like for a habit.
  func todayState(of habit: Habit) -> DayState {
    entry(for: habit).state(on: today, target: habit.target)
  }

  /// The streak that goes on today, in the unit of the habit's goal.
  func currentStreak(of habit: Habit) -> Int {
    entry(for: habit)
      .currentStreak(target: habit.target, weekStart: weekStart, today: today)
  }

  /// The streak that goes on today in days, of which a week has seven, to compare habits by.
  func currentStreakInDays(of habit: Habit) -> Int {
    currentStreak(of: habit) * (habit.streakGoal.period == .week ? 7 : 1)
  }

  /// A year of a habit, as a rule the last 52 weeks.
  func yearGrid(of habit: Habit, span: YearGrid.Span = .last52Weeks) -> YearGrid {
    YearGrid(
      entry(for: habit).log,
      target: habit.target,
      weekStart: weekStart,
      today: today,
      span: span
    )
  }

  /// Takes another day for weeks to begin with.
  func use(_ weekStart: WeekStart) {
    guard weekStart != self.weekStart else { return }
    self.weekStart = weekStart
  }

  /// Forgets the last error, once it was read.
  func dismissError() {
    errorMessage = nil
  }

  /// Makes a change and saves it, or leaves everything as it was.
  /// - Returns: Whether the change is on disk.
  func attempt(_ change: () throws -> Void) -> Bool {
    do {
      try save(change)
      return true
    } catch {
      tell("The change could not be saved", error)
      return false
    }
  }

  /// Shows what went wrong.
  func tell(_ what: String, _ error: any Error) {
    errorMessage = "\(what): \(error.localizedDescription)"
  }

  /// Makes a change and saves it, or leaves everything as it was and says why.
  func save(_ change: () throws -> Void) throws {
    guard !isBusy else { throw HabitStoreError.storeIsBusy }
    do {
      try change()
      try context.save()
    } catch {
      context.rollback()
      throw error
    }
  }

  /// Refuses writes for a while.
  func setBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  /// Refuses what is to be written of a habit that was deleted in another window: it would bring
  /// the habit back, or be lost without a word.
  func requirePresence(of habit: Habit) throws {
    guard habit.modelContext != nil, !habit.isDeleted else {
      throw HabitStoreError.habitIsGone(habit.name)
    }
  }

  /// Replaces a habit's history as the views read it; nil where the habit is gone.
  func setLog(_ log: HabitLog?, version: UUID? = nil, for id: UUID) {
    guard let log else {
      entries[id] = nil
      return
    }
    guard let entry = entries[id] else {
      entries[id] = HabitEntry(log, version: version)
      return
    }
    entry.version = version
    entry.log = log
  }

  private static func entries(of container: ModelContainer) throws -> [UUID: HabitEntry] {
    // A context of its own, so that the objects of a long history go when they are read.
    let context = ModelContext(container)
    // Before the records: what another process writes in between is then read once more.
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let versions = habits.map { ($0.id, $0.historyVersion) }
    var records: [UUID: [DayRecord]] = [:]
    try context.enumerate(FetchDescriptor<HabitCompletion>(), batchSize: 5_000) { completion in
      records[completion.habitID, default: []].append(completion.record)
    }
    return Dictionary(
      uniqueKeysWithValues: versions.map { id, version in
        (id, HabitEntry(HabitLog(records[id] ?? []), version: version))
      }
    )
  }
}
