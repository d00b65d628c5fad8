import HabitEngine

/// What the editor shows: a habit's draft, and beside it what is typed and chosen until it makes a
/// target. Nothing is lost of it while it is wrong.
package struct HabitForm: Hashable, Sendable {
  /// The properties that need no reading. What it asks for is in ``target(today:)``.
  package var draft: HabitDraft
  /// "How much".
  package var amount: AmountForm
  /// "How often".
  package var schedule: ScheduleForm
  /// The template that filled in the form.
  package internal(set) var templateID: HabitTemplate.ID?
  /// The goal that was set by hand; nil while it follows the schedule.
  var handSetGoal: GoalForm?

  /// The form of a new habit.
  /// - Parameter draft: Its name, looks, category.
  package init(new draft: HabitDraft) {
    self.draft = draft
    amount = AmountForm()
    schedule = ScheduleForm()
  }

  /// The form of a habit that is there.
  package init(_ draft: HabitDraft) {
    self.draft = draft
    amount = AmountForm(draft.target)
    schedule = ScheduleForm(draft.schedule)
    handSetGoal = GoalForm(draft.streakGoal, measure: draft.measure)
  }

  /// "Streak goal". That of a new habit follows its schedule until it is set.
  package var goal: GoalForm {
    get { handSetGoal ?? GoalForm(schedule.goal, measure: .times) }
    set { handSetGoal = newValue }
  }

  /// What the habit asks for. For what is wrong stands the nearest that is right.
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

  /// The draft to save, or nil where something is wrong or the name is blank.
  package func draft(today: CalendarDay) -> HabitDraft? {
    guard draft.isValid, !hasProblem else { return nil }
    var copy = draft
    copy.target = target(today: today)
    return copy
  }

  /// Whether something was typed or chosen that can't be saved.
  package var hasProblem: Bool {
    [
      amount.amountProblem, amount.unitProblem, amount.stepProblem, schedule.problem, spanProblem,
      goal.problem(amount.measure), draft.reminders.problem,
    ]
    .contains { $0 != nil }
  }

  /// What is wrong with the first and the last day.
  package var spanProblem: FormProblem? {
    guard let end = draft.endDay else { return nil }
    let hasStart = schedule.rule == .everyNDays && schedule.isFixed
    let starts = [draft.startDay, hasStart ? schedule.start : nil]
    return starts.contains { $0.map { end < $0 } ?? false } ? .endBeforeStart : nil
  }

  /// True if the habit asks for nothing but completions every day, as most do.
  package var isPlain: Bool {
    amount.kind == .build && amount.measured == .times && schedule.rule == .everyDay
      && draft.startDay == nil && draft.endDay == nil && draft.timeOfDay == .any
      && goal.basis == .day
  }

  /// Whether there is something to lose: what would be saved, or can't be yet.
  /// - Parameter original: The form as it was opened.
  package func isChanged(from original: HabitForm, today: CalendarDay) -> Bool {
    hasProblem || draft.trimmed != original.draft.trimmed
      || target(today: today) != original.target(today: today)
  }
}

extension [Reminder] {
  /// What is wrong with the reminders of a habit.
  package var problem: FormProblem? {
    Set(self).count < count ? .sameReminder : nil
  }
}

extension HabitForm: Codable {
  /// Reads a form, also the draft alone that a version without forms kept of an open editor.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.contains(.draft) else {
      self.init(try HabitDraft(from: decoder))
      return
    }
    self.init(new: try values.decode(HabitDraft.self, forKey: .draft))
    amount = try values.decode(AmountForm.self, forKey: .amount)
    schedule = try values.decode(ScheduleForm.self, forKey: .schedule)
    templateID = try values.decodeIfPresent(HabitTemplate.ID.self, forKey: .templateID)
    handSetGoal = try values.decodeIfPresent(GoalForm.self, forKey: .handSetGoal)
  }
}
