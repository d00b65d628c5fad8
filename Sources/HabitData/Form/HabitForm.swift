import Foundation
import HabitEngine

/// The content of the editor: a draft of the habit, and the input for its target. Invalid input is
/// kept.
package struct HabitForm: Codable, Hashable, Sendable {
  /// The properties that need no parsing. Use ``target(today:)`` for the target.
  package var draft: HabitDraft
  /// The "How much" section.
  package var amount: AmountForm
  /// The "How often" section.
  package var schedule: ScheduleForm
  /// The id of the template that filled in the form.
  package internal(set) var templateID: HabitTemplate.ID?
  /// The goal that the user set; nil while the goal follows the schedule.
  var handSetGoal: GoalForm?

  /// Creates the form of a new habit.
  ///
  /// - Parameter draft: The habit's name, symbol, color, and category.
  package init(new draft: HabitDraft) {
    self.draft = draft
    amount = AmountForm()
    schedule = ScheduleForm()
  }

  /// Creates the form of an existing habit.
  package init(_ draft: HabitDraft) {
    self.draft = draft
    amount = AmountForm(draft.target)
    schedule = ScheduleForm(draft.schedule)
    handSetGoal = GoalForm(draft.streakGoal, measure: draft.measure)
  }

  /// The "Streak goal" section. A new habit's goal follows its schedule until the user sets it.
  package var goal: GoalForm {
    get { handSetGoal ?? GoalForm(schedule.goal, measure: .times) }
    set { handSetGoal = newValue }
  }

  /// The goal that the editor shows. A quit habit's goal counts days on either basis; the stored
  /// basis changes only if the user changes the goal.
  package var shownGoal: GoalForm {
    get {
      guard amount.kind == .quit, goal.basis == .value else { return goal }
      let measure = amount.measure
      return GoalForm(goal.goal(measure).applied(to: .quit), measure: measure)
    }
    set { goal = newValue }
  }

  /// Returns the habit's target. Invalid input is replaced by a valid value.
  package func target(today: CalendarDay) -> HabitTarget {
    let measure = amount.measure
    return HabitTarget(
      kind: amount.kind,
      measure: measure,
      amountPerDay: amount.amountPerDay,
      schedule: schedule.schedule(today: today),
      goal: goal.goal(measure),
      startDay: draft.startDay,
      endDay: draft.endDay,
      pauses: draft.pauses
    )
  }

  /// Returns the draft to save; nil if the input is invalid or the name is blank.
  package func draft(today: CalendarDay) -> HabitDraft? {
    guard draft.isValid, !hasProblem else { return nil }
    var copy = draft
    copy.target = target(today: today)
    return copy
  }

  /// True if any input is invalid.
  package var hasProblem: Bool {
    [
      amount.amountProblem, amount.unitProblem, amount.stepProblem, schedule.problem, spanProblem,
      shownGoal.problem(amount.measure), draft.reminders.problem,
    ]
    .contains { $0 != nil }
  }

  /// The error in the first or last day.
  package var spanProblem: FormProblem? {
    guard let end = draft.endDay else { return nil }
    let hasStart = schedule.rule == .everyNDays && schedule.isFixed
    let starts = [draft.startDay, hasStart ? schedule.start : nil]
    return starts.contains { $0.map { end < $0 } ?? false } ? .endBeforeStart : nil
  }

  /// True if the form describes the most common kind of habit: completions every day, at any time,
  /// without a first or last day, and with a goal that counts days.
  package var isPlain: Bool {
    amount.kind == .build && amount.measured == .times && schedule.rule == .everyDay
      && draft.startDay == nil && draft.endDay == nil && draft.timeOfDay == .any
      && goal.basis == .day
  }

  /// Returns true if closing the editor would lose changes or invalid input.
  ///
  /// - Parameter original: The form when it was opened.
  package func isChanged(from original: HabitForm, today: CalendarDay) -> Bool {
    hasProblem || draft.trimmed != original.draft.trimmed
      || target(today: today) != original.target(today: today)
  }
}

extension [Reminder] {
  /// The error in the reminders of a habit.
  package var problem: FormProblem? {
    Set(self).count < count ? .sameReminder : nil
  }
}

/// Filling in a form from a template.
extension HabitForm {
  /// The template that filled in the form.
  package var template: HabitTemplate? { templateID.flatMap(HabitTemplate.named) }

  /// Fills in the form. A name that the user typed is kept, and so are the description and
  /// reminders.
  ///
  /// - Parameter categories: The user's categories, which may not include the template's category.
  package mutating func choose(
    _ template: HabitTemplate,
    in categories: CategoryList = CategoryList()
  ) {
    let isTyped = draft.validName != nil && draft.name != self.template?.name
    let form = template.form
    draft.name = isTyped ? draft.name : template.name
    draft.icon = template.icon
    draft.color = template.color.rawValue
    draft.category = categories.category(template.category)?.id
    amount = form.amount
    schedule = form.schedule
    handSetGoal = nil
    templateID = template.id
  }

  /// Undoes the choice of a template when the user selects "Your Own". Does nothing if no template
  /// was chosen.
  ///
  /// - Parameter blank: The initial draft of the form.
  package mutating func chooseOwn(_ blank: HabitDraft) {
    guard let template else { return }
    var own = HabitForm(new: blank)
    own.draft.name = draft.name == template.name ? blank.name : draft.name
    own.draft.details = draft.details
    own.draft.reminders = draft.reminders
    self = own
  }
}

extension HabitForm {
  /// Returns a note if the new measure changes how existing counts are displayed; otherwise nil.
  ///
  /// - Parameter original: The habit before editing.
  package func measureNote(_ original: HabitDraft) -> String? {
    let (old, new) = (original.measure, amount.measure)
    // The name of the unit does not change how counts are displayed.
    guard (old.kind, old.unit?.decimals) != (new.kind, new.unit?.decimals) else { return nil }
    let example = max(original.completionsPerDay, old.step)
    return String(
      localized: """
        Recorded numbers stay the same: \(old.text(example)) becomes \(new.text(example)). Nothing \
        is lost. If you change back, the old values show again.
        """
    )
  }
}
