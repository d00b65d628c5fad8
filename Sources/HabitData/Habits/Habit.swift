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
  /// The raw value of a `HabitCategory`, also of one that is gone.
  var categoryRaw: String?
  /// The raw value of a `DayPart`.
  var dayPartRaw: String = DayPart.any.rawValue
  /// The raw value of a `HabitKind`.
  var kindRaw: String = HabitKind.build.rawValue
  /// The name of a ``Measure``, see ``StoredMeasure``.
  var measureRaw: String = StoredMeasure.times.rawValue
  /// The unit of amounts; empty for other measures.
  var unitName: String = ""
  /// The digits after the decimal point of amounts.
  var unitDecimals: Int = 0
  /// What + adds to an amount, in smallest parts.
  var unitStep: Int = 1
  /// How much a day asks for or allows, in smallest parts of the measure: of times, how often.
  package var completionsPerDay: Int = 1
  /// The name of a ``Schedule``'s rule, see ``StoredSchedule``.
  var scheduleRaw: String = StoredSchedule.Rule.everyDay.rawValue
  /// The number that the rule takes, or its days as bits.
  var scheduleNumber: Int = 0
  /// The day that the rule counts from.
  var scheduleStart: Int?
  /// The first day that was given, as a civil day number.
  var startDayNumber: Int?
  /// The last day, as a civil day number.
  var endDayNumber: Int?
  /// The days on which it rests. Nil, not an empty list, where there are none: nothing is to be
  /// decoded then.
  var pauseRecords: [Pause]?
  /// The raw value of a `StreakGoal.Period`.
  var goalPeriodRaw: String = StreakGoal.Period.day.rawValue
  /// The raw value of a `StreakGoal.Basis`.
  var goalBasisRaw: String = StreakGoal.Basis.day.rawValue
  /// How many days or completions the goal asks for.
  var goalValue: Int = 3
  /// When to remind of it.
  package internal(set) var reminders: [Reminder] = []
  /// Since when its timer runs, or nil.
  var timerStart: Date?
  /// What its timer has kept before. Nil, not an empty list, where there is nothing.
  var timerStretches: [TimerStretch]?
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
  /// What part of life it is for.
  package var category: HabitCategory? {
    categoryRaw.map(HabitCategory.init(rawValue:))
  }

  /// The part of the day it is for. An unknown word of a later version reads as any.
  package var timeOfDay: DayPart { DayPart(rawValue: dayPartRaw) ?? .any }

  /// The time that is being spent on it and is not written yet.
  package internal(set) var timer: HabitTimer {
    get { HabitTimer(stretches: timerStretches ?? [], runningSince: timerStart) }
    set {
      timerStretches = newValue.stretches.isEmpty ? nil : newValue.stretches
      timerStart = newValue.runningSince
    }
  }

  /// The properties that the editor edits.
  package var draft: HabitDraft {
    HabitDraft(
      name: name,
      details: details,
      icon: icon,
      color: color,
      category: category,
      timeOfDay: timeOfDay,
      target: target,
      reminders: reminders
    )
  }

  /// Takes over a snapshot's properties, without its identity and its history.
  func apply(_ snapshot: HabitSnapshot) {
    apply(snapshot.draft)
    originalColor = snapshot.originalColor
    createdAt = snapshot.createdAt
    sortIndex = snapshot.sortIndex
    archivedAt = snapshot.archivedAt
    timer = snapshot.timer
  }

  /// Takes over what was edited. Another tracker's colour goes where one was chosen.
  func apply(_ draft: HabitDraft) {
    categoryRaw = draft.category?.rawValue
    dayPartRaw = draft.timeOfDay.rawValue
    if draft.color != color { originalColor = nil }
    name = draft.name
    details = draft.details
    icon = draft.icon
    color = draft.color
    apply(draft.target)
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
