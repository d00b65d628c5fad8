/// Templates fill in a form; everything stays to be edited.
extension HabitForm {
  /// Fills in the form. A name that was typed stays, as do description and reminders.
  /// - Parameter categories: Those of the user, who may have removed that of the template.
  package mutating func choose(
    _ template: HabitTemplate,
    in categories: CategoryList = CategoryList()
  ) {
    let isTyped = draft.validName != nil && draft.name != templateID
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

  /// "Your Own": takes back what a template filled in. A form without one stays as it is.
  /// - Parameter blank: The draft that the form began with.
  package mutating func chooseOwn(_ blank: HabitDraft) {
    guard let templateID else { return }
    var own = HabitForm(new: blank)
    own.draft.name = draft.name == templateID ? blank.name : draft.name
    own.draft.details = draft.details
    own.draft.reminders = draft.reminders
    self = own
  }
}
