import Foundation
import HabitEngine

/// What the editor edits: a habit's own properties as a value, before anything is stored.
package struct HabitDraft: Hashable, Sendable {
  /// Becomes ``validName`` when it is saved.
  package var name = ""
  /// Up to 500 characters are saved.
  package var details = ""
  /// An SF Symbols name.
  package var icon = HabitIcon.standard
  /// A colour as ``HabitColor`` reads it.
  package var color = HabitColorPreset.blue.rawValue
  package var category: HabitCategory?
  package var timeOfDay = DayPart.any
  package var kind = HabitKind.build
  package var measure = Measure.times
  /// How much a day asks for, or for a habit to give up, allows, in smallest parts of the measure.
  /// What ``Measure/amountsPerDay(_:)`` has is saved: 1 to 99 completions.
  package var completionsPerDay = 1
  package var schedule = Schedule.everyDay
  package var streakGoal = StreakGoal.standard
  /// The first day, where one is given.
  package var startDay: CalendarDay?
  /// The last day, where there is one; one before the first becomes that when it is saved.
  package var endDay: CalendarDay?
  package var pauses = PauseList()
  package var reminders: [Reminder] = []

  /// A draft of a habit to do so often every day.
  package init(
    name: String = "",
    details: String = "",
    icon: String = HabitIcon.standard,
    color: String = HabitColorPreset.blue.rawValue,
    category: HabitCategory? = nil,
    completionsPerDay: Int = 1,
    streakGoal: StreakGoal = StreakGoal.standard,
    reminders: [Reminder] = []
  ) {
    self.init(
      name: name,
      details: details,
      icon: icon,
      color: color,
      category: category,
      target: HabitTarget(),
      reminders: reminders
    )
    self.completionsPerDay = completionsPerDay
    self.streakGoal = streakGoal
  }

  /// A draft of a habit with all that it asks for.
  package init(
    name: String,
    details: String = "",
    icon: String = HabitIcon.standard,
    color: String = HabitColorPreset.blue.rawValue,
    category: HabitCategory? = nil,
    timeOfDay: DayPart = .any,
    target: HabitTarget,
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

  /// The draft without white space around its texts, where it changes nothing that is saved.
  package var trimmed: HabitDraft {
    var copy = self
    copy.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    copy.details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    return copy
  }

  /// The name without white space around it, 1 to 80 characters, or nil where there is none.
  package var validName: String? {
    let limited = LimitedText.line(name, to: HabitLimits.name)
    return limited.isEmpty ? nil : limited
  }

  /// True if the draft has a name, and no text that saving would cut.
  package var isValid: Bool {
    validName != nil && !nameLimit.isExceeded && !detailsLimit.isExceeded
  }

  /// The length of the name.
  package var nameLimit: TextLimit { TextLimit(name, limit: HabitLimits.name) }

  /// The length of the description.
  package var detailsLimit: TextLimit { TextLimit(details, limit: HabitLimits.details) }

  /// The draft within all limits, or nil where the name is blank.
  package var validated: HabitDraft? {
    guard let validName else { return nil }
    var copy = self
    copy.name = validName
    copy.details = LimitedText.cut(details, to: HabitLimits.details)
    copy.target = target
    return copy
  }

  /// What a day and a streak ask for, and when, within all limits.
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
