import Foundation
import HabitEngine

/// The changes that an import makes to a store, to be shown first and then applied.
///
/// Existing records are never changed. An existing habit gets only missing days, so a second import
/// of the same file adds nothing.
///
/// ```swift
/// let history = try Importer.read(contentsOf: url)
/// let plan = ImportPlan(history, stored: stored)
/// plan.addedDayCount  // 412
/// ```
public struct ImportPlan: Hashable, Sendable {
  /// Missing days of an existing habit.
  public struct Addition: Hashable, Sendable, Identifiable {
    /// The habit's identifier.
    public var id: UUID
    /// The habit's name in the file.
    public var name: String
    /// The missing days, at least one, ascending.
    public var days: [PortableDay]
    /// The changes to all of the file's days, including days that exist already.
    public var changes: [ImportChange]
  }

  /// An existing habit.
  public struct Stored: Sendable {
    let log: HabitLog
    let target: HabitTarget

    /// Creates an existing habit from its history and target.
    public init(log: HabitLog, target: HabitTarget) {
      self.log = log
      self.target = target
    }
  }

  /// The name of the file's format.
  public let format: String
  /// The new habits with their histories, in the file's order.
  public let newHabits: [PortableHabit]
  /// The additions to existing habits, in the file's order.
  public let additions: [Addition]
  /// The number of the file's habits that exist already.
  public let knownHabitCount: Int
  /// The number of the file's days that exist already and are not changed.
  public let skippedDayCount: Int
  /// The data that is left out and belongs to no habit.
  public let omissions: [ImportOmission]

  /// Compares a file with a store.
  ///
  /// - Parameter stored: All habits of the store by identifier.
  public init(_ history: PortableHistory, stored: [UUID: Stored]) {
    var newHabits: [PortableHabit] = []
    var additions: [Addition] = []
    var knownHabitCount = 0
    var skippedDayCount = 0
    for habit in history.habits {
      guard let known = stored[habit.id] else {
        newHabits.append(habit)
        continue
      }
      let days = habit.days.filter { known.log.record(on: $0.day) == nil }
      if !days.isEmpty { additions.append(Addition(days, of: habit, to: known.target)) }
      knownHabitCount += 1
      skippedDayCount += habit.days.count - days.count
    }
    format = history.format
    self.newHabits = newHabits
    self.additions = additions
    self.knownHabitCount = knownHabitCount
    self.skippedDayCount = skippedDayCount
    omissions = history.omissions
  }

  /// The number of added days, of new and existing habits.
  public var addedDayCount: Int {
    newHabits.reduce(0) { $0 + $1.days.count } + additions.reduce(0) { $0 + $1.days.count }
  }

  /// The first and the last added day; nil if none is added.
  public var addedDays: ClosedRange<CalendarDay>? {
    let days = newHabits.map(\.days) + additions.map(\.days)
    guard let first = days.compactMap(\.first).map(\.day).min(),
      let last = days.compactMap(\.last).map(\.day).max()
    else { return nil }
    return first...last
  }

  /// True if the store already contains everything in the file.
  public var isEmpty: Bool { newHabits.isEmpty && additions.isEmpty }
}

extension ImportPlan.Addition {
  /// Creates an addition, converting the days to the existing habit's measure.
  fileprivate init(_ days: [PortableDay], of habit: PortableHabit, to target: HabitTarget) {
    let changes = habit.changes.filter(\.concernsDays)
    let converted = DayConversion(habit.target, to: target)?.converted(days)
    let rounded = converted?.rounded ?? 0
    self.init(
      id: habit.id,
      name: habit.name,
      days: converted?.days ?? days,
      changes: changes + (rounded > 0 ? [.roundedDays(rounded, of: days.count)] : [])
    )
  }
}
