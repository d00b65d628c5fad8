import Foundation
import HabitEngine

/// The editable properties of a habit as a value.
///
/// ```swift
/// var draft = HabitDraft(name: "Read", category: .learning)
/// draft.schedule = Schedule(.weekdays([.saturday, .sunday]))
/// ```
package struct HabitDraft: Codable, Hashable, Sendable {
  /// The name as typed. ``validName`` is saved.
  package var name = ""
  /// The description. Up to 500 characters are saved.
  package var details = ""
  /// The name of an SF Symbol.
  package var icon = HabitIcon.standard
  /// The color in the form that ``HabitColor`` reads.
  package var color = HabitColorPreset.blue.rawValue
  package var category: HabitCategory?
  package var timeOfDay = DayPart.any
  package var kind = HabitKind.build
  package var measure = Measure.times
  /// The daily target or limit, in minor units of the measure. Clamped to
  /// ``Measure/amountsPerDay(_:)`` when it is saved.
  package var completionsPerDay = 1
  package var schedule = Schedule.everyDay
  package var streakGoal = StreakGoal.standard
  /// The first day, if one is set.
  package var startDay: CalendarDay?
  /// The last day, if there is one. If it is before the first day, the first day is saved instead.
  package var endDay: CalendarDay?
  package var pauses = PauseList()
  package var reminders: [Reminder] = []

  /// Creates a draft with a target.
  package init(
    name: String = "",
    details: String = "",
    icon: String = HabitIcon.standard,
    color: String = HabitColorPreset.blue.rawValue,
    category: HabitCategory? = nil,
    timeOfDay: DayPart = .any,
    target: HabitTarget = HabitTarget(),
    reminders: [Reminder] = []
  ) {
    self.name = name
    self.details = details
    self.icon = icon
    self.color = color
    self.category = category
    self.timeOfDay = timeOfDay
    self.target = target
    self.reminders = reminders
  }

  /// The draft without white space around its texts.
  package var trimmed: HabitDraft {
    var copy = self
    copy.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    copy.details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    return copy
  }

  /// The trimmed name, 1 to 80 characters; nil if it is blank.
  package var validName: String? {
    let limited = LimitedText.line(name, to: HabitLimits.name)
    return limited.isEmpty ? nil : limited
  }

  /// True if the draft has a name, and no text that saving would cut.
  package var isValid: Bool {
    validName != nil && !nameLimit.isExceeded && !detailsLimit.isExceeded
  }

  /// The length of the name, compared to its limit.
  package var nameLimit: TextLimit { TextLimit(name, limit: HabitLimits.name) }

  /// The length of the description, compared to its limit.
  package var detailsLimit: TextLimit { TextLimit(details, limit: HabitLimits.details) }

  /// The draft with all values clamped to their limits; nil if the name is blank.
  package var validated: HabitDraft? {
    guard let validName else { return nil }
    var copy = self
    copy.name = validName
    copy.details = LimitedText.cut(details, to: HabitLimits.details)
    copy.target = target
    return copy
  }

  /// The habit's rules, clamped to their limits.
  package var target: HabitTarget {
    get {
      HabitTarget(
        kind: kind,
        measure: measure,
        amountPerDay: completionsPerDay,
        schedule: schedule,
        goal: streakGoal,
        startDay: startDay,
        endDay: endDay,
        pauses: pauses
      )
    }
    set {
      kind = newValue.kind
      measure = newValue.measure
      completionsPerDay = newValue.amountPerDay
      schedule = newValue.schedule
      streakGoal = newValue.goal
      startDay = newValue.startDay
      endDay = newValue.endDay
      pauses = newValue.pauses
    }
  }
}
