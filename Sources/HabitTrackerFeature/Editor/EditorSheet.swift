import Foundation
import HabitData
import HabitEngine

/// What the editor was opened for.
struct EditorSheet: Identifiable, Codable, Hashable {
  /// The habit that is edited, or nil for a new one. Its identity, not the object: another window
  /// may delete it meanwhile.
  let habitID: UUID?
  /// What is edited, as it is before the edit.
  let draft: HabitDraft

  /// The form that a template has filled in, or nil.
  var template: HabitForm?

  var id: UUID? { habitID }

  /// The draft as the editor shows it.
  var form: HabitForm {
    template ?? (habitID == nil ? HabitForm(new: draft) : HabitForm(draft))
  }

  /// A habit to be made.
  /// - Parameter category: What it is for, until another is chosen.
  static func new(_ category: HabitCategory? = nil) -> EditorSheet {
    EditorSheet(habitID: nil, draft: HabitDraft(category: category))
  }

  /// A habit to be made from a template.
  /// - Parameter categories: The user's categories, of which the template's may have been removed.
  static func new(_ template: HabitTemplate, in categories: CategoryList) -> EditorSheet {
    var sheet = EditorSheet.new()
    sheet.template = sheet.form
    sheet.template?.choose(template, in: categories)
    return sheet
  }

  /// A habit to be changed.
  static func edit(_ habit: Habit) -> EditorSheet {
    EditorSheet(habitID: habit.id, draft: habit.draft)
  }
}
