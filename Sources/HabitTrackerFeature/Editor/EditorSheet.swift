import Foundation
import HabitData
import HabitEngine

/// The content of the editor: a new habit or an existing one.
struct EditorSheet: Codable, Hashable {
  /// The ID of the edited habit, or nil for a new one. Another window may delete the habit while
  /// the editor is open.
  let habitID: UUID?
  /// The draft before the edit.
  let draft: HabitDraft

  /// The form with a template's values, or nil without a template.
  var template: HabitForm?

  /// The initial form.
  var form: HabitForm {
    template ?? (habitID == nil ? HabitForm(new: draft) : HabitForm(draft))
  }

  /// Returns a sheet for a new habit.
  ///
  /// - Parameter category: The initial category.
  static func new(_ category: HabitCategory? = nil) -> EditorSheet {
    EditorSheet(habitID: nil, draft: HabitDraft(category: category))
  }

  /// Returns a sheet for a new habit with a template's values.
  ///
  /// - Parameter categories: The user's categories, which may not include the template's category.
  static func new(_ template: HabitTemplate, in categories: CategoryList) -> EditorSheet {
    var sheet = EditorSheet.new()
    sheet.template = sheet.form
    sheet.template?.choose(template, in: categories)
    return sheet
  }

  static func edit(_ habit: Habit) -> EditorSheet {
    EditorSheet(habitID: habit.id, draft: habit.draft)
  }
}
