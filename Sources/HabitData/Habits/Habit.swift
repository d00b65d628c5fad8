import Foundation
import HabitEngine
import SwiftData

/// A habit that the user tracks. Views and commands change it only through ``HabitStore``.
///
/// ```swift
/// let newest = try context.fetch(Habit.keptNewestFirst).first
/// newest?.target.schedule  // the days on which it can be due
/// ```
///
/// Create habits with ``HabitStore``, from a ``HabitDraft``.
@Model
public final class Habit {
  /// The permanent identifier, which is kept in exports and when a deletion is undone.
  @Attribute(.unique) public var id: UUID
  /// The name, 1 to 80 characters.
  package var name: String = ""
  /// The description, up to 500 characters.
  package var details: String = ""
  /// The name of an SF Symbol.
  package var icon: String = HabitIcon.standard
  /// The color in the form that ``HabitColor`` reads.
  package var color: String = HabitColorPreset.blue.rawValue
  /// The color in another tracker (`#RRGGBB`), if ``color`` is only the palette's color nearest to
  /// it.
  var originalColor: String?
  /// The raw value of a `HabitCategory`, which may have been removed.
  var categoryRaw: String?
  /// The raw value of a `DayPart`.
  var dayPartRaw: String = DayPart.any.rawValue
  /// The raw value of a `HabitKind`.
  var kindRaw: String = HabitKind.build.rawValue
  /// The raw value of a `Measure.Kind`.
  var measureRaw: String = Measure.Kind.times.rawValue
  /// The unit of an amount; empty for other measures.
  var unitName: String = ""
  /// The number of decimals of an amount.
  var unitDecimals: Int = 0
  /// The amount that + adds, in minor units.
  var unitStep: Int = 1
  /// The daily target or limit, in minor units of the measure.
  package var completionsPerDay: Int = 1
  /// The raw value of a `Schedule.Kind`.
  var scheduleRaw: String = Schedule.Kind.everyDay.rawValue
  /// The number in the schedule's rule, such as an interval, or the rule's days as ``DayBits``.
  var scheduleNumber: Int = 0
  /// The day from which the schedule counts, as a ``CalendarDay`` number.
  var scheduleStart: Int?
  /// The first day, if one was set, as a ``CalendarDay`` number.
  var startDayNumber: Int?
  /// The last day, as a ``CalendarDay`` number.
  var endDayNumber: Int?
  /// The pauses. Nil, not an empty list, if there are none, so that nothing needs decoding.
  var pauseRecords: [Pause]?
  /// The raw value of a `StreakGoal.Period`.
  var goalPeriodRaw: String = StreakGoal.Period.day.rawValue
  /// The raw value of a `StreakGoal.Basis`.
  var goalBasisRaw: String = StreakGoal.Basis.day.rawValue
  /// The number of days or the amount that the goal requires.
  var goalValue: Int = 3
  package internal(set) var reminders: [Reminder] = []
  /// The start of the running timer; nil if it is not running.
  var timerStart: Date?
  /// The finished stretches of the timer. Nil, not an empty list, if there are none.
  var timerStretches: [TimerStretch]?
  /// The time of creation.
  package var createdAt: Date
  /// The position in the manual order, ascending from the top.
  package var sortIndex: Int
  /// The time of archiving; nil if the habit is active.
  package var archivedAt: Date?
  /// A random value that changes with each write to the history, so that other processes and
  /// contexts notice an outdated log. See ``HabitStore/follow()``.
  package var historyVersion: UUID?
  /// The records, at most one per day, in no particular order.
  @Relationship(deleteRule: .cascade, inverse: \HabitCompletion.habit)
  var completions: [HabitCompletion] = []

  /// Creates a habit with the properties of a portable habit, without its history.
  ///
  /// - Parameter now: The time of creation and archiving, used if they are unknown.
  init(_ portable: PortableHabit, at now: Date) {
    id = portable.id
    createdAt = now
    sortIndex = portable.position
    apply(portable, at: now)
    historyVersion = portable.days.isEmpty ? nil : UUID()
  }
}

extension Habit {
  package var category: HabitCategory? {
    categoryRaw.map(HabitCategory.init(rawValue:))
  }

  /// The part of the day. An unknown value from a later version is read as any.
  package var timeOfDay: DayPart { DayPart(rawValue: dayPartRaw) ?? .any }

  /// The timer, with the time that has not been added to days yet.
  package internal(set) var timer: HabitTimer {
    get { HabitTimer(stretches: timerStretches ?? [], runningSince: timerStart) }
    set {
      timerStretches = newValue.stretches.isEmpty ? nil : newValue.stretches
      timerStart = newValue.runningSince
    }
  }

  /// The properties that the user can edit.
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

  /// Copies the properties of a portable habit, except its identifier and history.
  ///
  /// - Parameter now: The time of creation and archiving, used if they are unknown.
  func apply(_ portable: PortableHabit, at now: Date) {
    apply(portable.draft)
    originalColor = portable.originalColor
    createdAt = portable.createdAt ?? now
    sortIndex = portable.position
    archivedAt = portable.isArchived ? portable.archivedAt ?? now : nil
    timer = portable.timer
  }

  /// Copies edited properties. A new color replaces the original color of another tracker.
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
  /// The active habits, newest first.
  package static var keptNewestFirst: FetchDescriptor<Habit> {
    FetchDescriptor(
      predicate: #Predicate { $0.archivedAt == nil },
      sortBy: [SortDescriptor(\.createdAt, order: .reverse), SortDescriptor(\.sortIndex)]
    )
  }
}
