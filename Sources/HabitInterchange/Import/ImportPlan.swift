import Foundation
import HabitEngine

/// What an import will do to a store: a value to show before anything is done, and to apply then.
///
/// What is in the store stands. A habit that is there gets only the days it lacks, so a second
/// import of the same file adds nothing.
public struct ImportPlan: Hashable, Sendable {
  /// Days for a habit that is in the store.
  public struct Addition: Hashable, Sendable, Identifiable {
    /// The habit's identity.
    public var id: UUID
    /// The habit's name in the file.
    public var name: String
    /// The days it lacks, at least one, ascending.
    public var days: [PortableDay]
    /// What was otherwise in the file of its days, these and those that are in the store.
    public var changes: [ImportChange]
  }

  /// A habit that is in the store.
  public struct Stored: Sendable {
    let log: HabitLog
    let target: HabitTarget

    /// A habit with its history, an empty one where it has no records.
    public init(log: HabitLog, target: HabitTarget) {
      self.log = log
      self.target = target
    }
  }

  /// The file's format in words.
  public let format: String
  /// The habits that are not in the store, with their whole history, in the file's order.
  public let newHabits: [PortableHabit]
  /// What is added to habits that are there, in the file's order.
  public let additions: [Addition]
  /// How many of the file's habits are in the store.
  public let knownHabitCount: Int
  /// How many of the file's days are in the store and stand.
  public let skippedDayCount: Int
  /// What of the file belongs to none of its habits and is left out.
  public let omissions: [ImportOmission]

  /// Compares a file with a store.
  /// - Parameter stored: Every habit in the store by its identity.
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

  /// How many days are added, to new habits and to those that are there.
  public var addedDayCount: Int {
    newHabits.reduce(0) { $0 + $1.days.count } + additions.reduce(0) { $0 + $1.days.count }
  }

  /// The first and the last day that are added; nil where none is.
  public var addedDays: ClosedRange<CalendarDay>? {
    let days = newHabits.map(\.days) + additions.map(\.days)
    guard let first = days.compactMap(\.first).map(\.day).min(),
      let last = days.compactMap(\.last).map(\.day).max()
    else { return nil }
    return first...last
  }

  /// Whether the store has everything already.
  public var isEmpty: Bool { newHabits.isEmpty && additions.isEmpty }
}

extension ImportPlan.Addition {
  /// Days of a file's habit, as the one in the store counts.
  fileprivate init(_ days: [PortableDay], of habit: PortableHabit, to target: HabitTarget) {
    let changes = habit.changes.filter(\.isOfDays)
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
