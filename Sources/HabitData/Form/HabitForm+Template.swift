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
