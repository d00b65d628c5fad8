import Foundation
import HabitEngine
import SwiftData

/// A habit a user keeps. ``HabitStore`` is the only one that writes to it.
@Model
public final class Habit {
  /// The habit's identity for ever, also in exports and after an undone deletion.
  @Attribute(.unique) public var id: UUID
  /// 1 to 80 characters.
  package var name: String = ""
  /// The description, up to 500 characters.
  package var details: String = ""
  /// An SF Symbols name.
  package var icon: String = HabitIcon.standard
  /// A colour as ``HabitColor`` reads it.
  package var color: String = HabitColorPreset.blue.rawValue
  /// The colour another tracker had for it (`#RRGGBB`), where the palette's nearest stands in.
  var originalColor: String?
  /// The raw value of a ``HabitCategory``; an unknown one of a later version is kept.
  var categoryRaw: String?
  /// How often a day asks for, 1 to 99.
  package var completionsPerDay: Int = 1
  /// The raw value of a `StreakGoal.Period`.
  var goalPeriodRaw: String = StreakGoal.Period.day.rawValue
  /// The raw value of a `StreakGoal.Basis`.
  var goalBasisRaw: String = StreakGoal.Basis.day.rawValue
  /// How many days or completions the goal asks for.
  var goalValue: Int = 3
  /// When to remind of it.
  var reminders: [Reminder] = []
  /// When it was made here.
  package var createdAt: Date
  /// The place in the manual order, ascending from the top.
  package var sortIndex: Int
  /// When it was archived, or nil.
  package var archivedAt: Date?
  /// Another value after each write to the history, by which other processes and contexts see that
  /// what they have read is old (``HabitStore/follow(_:)``).
  package var historyVersion: UUID?
  /// One record a day at most, in no order.
  @Relationship(deleteRule: .cascade, inverse: \HabitCompletion.habit)
  var completions: [HabitCompletion] = []

  /// A habit with a snapshot's properties, without its history.
  init(_ snapshot: HabitSnapshot) {
    id = snapshot.id
    createdAt = snapshot.createdAt
    sortIndex = snapshot.sortIndex
    apply(snapshot)
    historyVersion = snapshot.completions.isEmpty ? nil : UUID()
  }
}

extension Habit {
  /// The goal that streaks and outlines are measured against. Unknown words of a later version read
  /// as days.
  package var streakGoal: StreakGoal {
    StreakGoal(
      period: StreakGoal.Period(rawValue: goalPeriodRaw) ?? .day,
      basis: StreakGoal.Basis(rawValue: goalBasisRaw) ?? .day,
      value: goalValue
    )
  }

  /// What a day and a streak ask for.
  package var target: HabitTarget {
    HabitTarget(completionsPerDay: completionsPerDay, goal: streakGoal)
  }

  /// What part of life it is for.
  package var category: HabitCategory? {
    categoryRaw.flatMap(HabitCategory.init(rawValue:))
  }

  /// The properties that the editor edits.
  package var draft: HabitDraft {
    HabitDraft(
      name: name,
      details: details,
      icon: icon,
      color: color,
      category: category,
      completionsPerDay: completionsPerDay,
      streakGoal: streakGoal,
      reminders: reminders
    )
  }

  /// Takes over a snapshot's properties, without its identity and its history.
  func apply(_ snapshot: HabitSnapshot) {
    apply(snapshot.draft)
    categoryRaw = snapshot.draft.category?.rawValue ?? snapshot.laterCategory
    originalColor = snapshot.originalColor
    createdAt = snapshot.createdAt
    sortIndex = snapshot.sortIndex
    archivedAt = snapshot.archivedAt
  }

  /// Takes over what was edited. A category that this version does not know stays where none was
  /// chosen, and another tracker's colour goes where one was.
  func apply(_ draft: HabitDraft) {
    if draft.category != category || draft.category != nil {
      categoryRaw = draft.category?.rawValue
    }
    if draft.color != color { originalColor = nil }
    name = draft.name
    details = draft.details
    icon = draft.icon
    color = draft.color
    completionsPerDay = draft.completionsPerDay
    goalPeriodRaw = draft.streakGoal.period.rawValue
    goalBasisRaw = draft.streakGoal.basis.rawValue
    goalValue = draft.streakGoal.value
    reminders = draft.reminders
  }
}

extension Habit {
  /// The habits that are not archived, the newest first.
  package static var keptNewestFirst: FetchDescriptor<Habit> {
    FetchDescriptor(
      predicate: #Predicate { $0.archivedAt == nil },
      sortBy: [SortDescriptor(\.createdAt, order: .reverse), SortDescriptor(\.sortIndex)]
    )
  }
}
