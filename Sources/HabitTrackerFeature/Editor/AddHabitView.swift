import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The sheet that adds or edits a habit.
struct AddHabitView: View {
  private let sheet: EditorSheet

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var form: HabitForm
  @State private var path: [EditorScreen] = []
  @State private var isAskingToDiscard = false
  /// True if the sections for amounts, schedules, and the basis of the goal are shown.
  @State private var showsOptions: Bool
  @FocusState private var isNameFocused: Bool

  init(_ sheet: EditorSheet) {
    self.sheet = sheet
    let form = sheet.form
    _form = State(initialValue: form)
    _showsOptions = State(initialValue: !form.isPlain)
  }

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        if isNew {
          TemplateSection(template: form.template)
        }
        Section {
          TextField("Name", text: $form.draft.name)
            .accessibilityHint(form.draft.nameLimit.problem ?? "")
            .focused($isNameFocused)
            .onSubmit(save)
          TextField("Description", text: $form.draft.details, axis: .vertical)
            .accessibilityHint(form.draft.detailsLimit.problem ?? "")
            .lineLimit(1...4)
        } header: {
          ChooseIconButton(icon: form.draft.icon, color: HabitColor(form.draft.color)) {
            path.append(.icons)
          }
          .textCase(nil)
        } footer: {
          if let message = store.errorMessage {
            Text(message)
          }
          LimitText(name: "Name", limit: form.draft.nameLimit)
          LimitText(name: "Description", limit: form.draft.detailsLimit)
        }
        Section("Color") {
          ColorGrid(selection: $form.draft.color)
        }
        .textCase(nil)
        FrequencySection(form: $form, showsOptions: $showsOptions)
        if showsOptions {
          AmountSection(form: $form, original: isNew ? nil : sheet.draft)
          ScheduleSection(form: $form)
        }
        GoalSection(form: $form, showsBasis: showsOptions)
        RemindersSection(reminders: form.draft.reminders)
      }
      .formScreen(isNew ? "New Habit" : "Edit Habit")
      .toolbar {
        SheetToolbar(
          canSave: valid != nil,
          asksToDiscard: isChanged ? $isAskingToDiscard : nil,
          save: save
        )
      }
      .navigationDestination(for: EditorScreen.self) { screen in
        switch screen {
        case .templates: TemplatesView(form: $form, blank: sheet.draft)
        case .icons: IconPicker(selection: $form.draft.icon, color: HabitColor(form.draft.color))
        case .reminders:
          RemindersEditor(reminders: $form.draft.reminders, color: HabitColor(form.draft.color))
        }
      }
    }
    .onChange(of: form.templateID) {
      if !form.isPlain { showsOptions = true }
    }
    .modifier(DiscardQuestion(isAsking: $isAskingToDiscard, isChanged: isChanged))
    .onAppear {
      store.dismissError()
      isNameFocused = isNew
    }
  }

  private var isNew: Bool { sheet.habitID == nil }

  private var isChanged: Bool { form.isChanged(from: sheet.form, today: store.today) }

  /// The draft to save, or nil while the form has a problem.
  private var valid: HabitDraft? { form.draft(today: store.today) }

  private func save() {
    guard let draft = valid else { return }
    let isSaved =
      if let id = sheet.habitID {
        store.update(id, from: sheet.draft, to: draft)
      } else {
        store.create(draft) != nil
      }
    if isSaved { dismiss() }
  }
}

/// A screen that the editor opens.
private enum EditorScreen: Codable, Hashable {
  /// The templates for common habits.
  case templates
  /// The symbols.
  case icons
  case reminders
}

/// The row that shows the chosen template and opens the list of templates.
private struct TemplateSection: View {
  let template: HabitTemplate?

  var body: some View {
    Section {
      NavigationLink(value: EditorScreen.templates) {
        if let template {
          LabeledContent("Template", value: template.name)
        } else {
          Text("Start from a Template")
        }
      }
    }
  }
}

/// The row that summarizes a habit's reminders and opens their editor.
private struct RemindersSection: View {
  let reminders: [Reminder]

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      NavigationLink(value: EditorScreen.reminders) {
        LabeledContent("Reminders", value: reminders.summary(locale))
      }
      ProblemText(problem: reminders.problem)
    }
  }
}

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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in AddHabitView(.edit(habit)) }
}

#Preview("Empty", traits: .noHabits) {
  AddHabitView(.new())
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in AddHabitView(.edit(habit)) }
}
