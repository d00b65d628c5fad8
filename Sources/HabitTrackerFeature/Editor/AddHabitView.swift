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
            .focused($isNameFocused)
            .onSubmit(save)
          TextField("Description", text: $form.draft.details, axis: .vertical)
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
        store.create(draft)
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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in AddHabitView(.edit(habit)) }
}

#Preview("Empty", traits: .noHabits) {
  AddHabitView(.new())
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in AddHabitView(.edit(habit)) }
}
