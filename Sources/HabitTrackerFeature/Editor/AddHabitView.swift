import Foundation
import HabitData
import SwiftUI

/// The sheet that makes a habit or edits one.
struct AddHabitView: View {
  private let sheet: EditorSheet

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft: HabitDraft
  @State private var path: [EditorScreen] = []
  @State private var isAskingToDiscard = false
  @FocusState private var isNameFocused: Bool

  init(_ sheet: EditorSheet) {
    self.sheet = sheet
    _draft = State(initialValue: sheet.draft)
  }

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          TextField("Name", text: $draft.name)
            .focused($isNameFocused)
            .onSubmit(save)
          TextField("Description", text: $draft.details, axis: .vertical)
            .lineLimit(1...4)
        } header: {
          ChooseIconButton(icon: draft.icon, color: HabitColor(draft.color)) {
            path.append(.icons)
          }
          .textCase(nil)
        } footer: {
          if let message = store.errorMessage {
            Text(message)
          }
        }
        Section("Color") {
          ColorGrid(selection: $draft.color)
        }
        .textCase(nil)
        FrequencySection(draft: $draft)
        GoalSection(draft: $draft)
        RemindersSection(reminders: draft.reminders)
      }
      .scrollContentBackground(.hidden)
      .background(.screenBackground)
      .navigationTitle(sheet.habitID == nil ? "New Habit" : "Edit Habit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { toolbar }
      .navigationDestination(for: EditorScreen.self) { screen in
        switch screen {
        case .icons: IconPicker(selection: $draft.icon, color: HabitColor(draft.color))
        case .reminders:
          RemindersEditor(reminders: $draft.reminders, color: HabitColor(draft.color))
        }
      }
    }
    .asksToDiscard($isAskingToDiscard, isChanged: isChanged)
    .onAppear {
      store.dismissError()
      isNameFocused = sheet.habitID == nil
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Cancel") {
        if isChanged { isAskingToDiscard = true } else { dismiss() }
      }
      .keyboardShortcut(.cancelAction)
    }
    ToolbarItem(placement: .confirmationAction) {
      Button("Save", action: save)
        .disabled(!draft.isValid)
    }
  }

  private var isChanged: Bool { draft.trimmed != sheet.draft.trimmed }

  private func save() {
    guard draft.isValid else { return }
    let isSaved =
      if let id = sheet.habitID {
        store.update(id, from: sheet.draft, to: draft)
      } else {
        store.create(draft)
      }
    if isSaved { dismiss() }
  }
}

/// A screen that the editor leads to.
enum EditorScreen: Codable, Hashable {
  /// All symbols to choose from.
  case icons
  /// The habit's reminders.
  case reminders
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    AddHabitView(.edit(habit))
  }
}

#Preview("Empty", traits: .noHabits) {
  AddHabitView(.new())
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    AddHabitView(.edit(habit))
  }
}
