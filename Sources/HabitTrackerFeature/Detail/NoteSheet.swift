import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The sheet that edits the note of a habit's day.
struct NoteSheet: View {
  private let sheet: HabitSheet.Day

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Query private var habits: [Habit]
  @Query private var completions: [HabitCompletion]
  /// The edited text, or nil before the first change.
  @State private var text: String?
  @State private var isAskingToDiscard = false
  @FocusState private var isFocused: Bool

  init(_ sheet: HabitSheet.Day) {
    self.sheet = sheet
    let (id, number) = (sheet.habitID, sheet.day.rawValue)
    _habits = Query(filter: #Predicate<Habit> { $0.id == id })
    _completions = Query(
      filter: #Predicate<HabitCompletion> { $0.habitID == id && $0.day == number }
    )
  }

  var body: some View {
    let note = $text[default: stored]
    let limit = TextLimit(note.wrappedValue, limit: HabitLimits.note)
    NavigationStack {
      Form {
        Section {
          TextField("Note", text: note, axis: .vertical)
            .accessibilityHint(limit.problem ?? "")
            .lineLimit(3...8)
            .focused($isFocused)
        } header: {
          Text(sheet.day.formatted(locale)).textCase(nil)
        } footer: {
          if let message = unreadable ?? store.errorMessage {
            Text(message)
          }
          LimitText(limit: limit)
        }
      }
      .formScreen("Note")
      .toolbar {
        SheetToolbar(
          canSave: unreadable == nil && !limit.isExceeded,
          asksToDiscard: isChanged ? $isAskingToDiscard : nil
        ) {
          save(note.wrappedValue)
        }
      }
    }
    .modifier(DiscardQuestion(isAsking: $isAskingToDiscard, isChanged: isChanged))
    .presentationDetents([.medium, .large])
    .onAppear {
      store.dismissError()
      isFocused = true
    }
  }

  /// The reason why the saved note can't be read, or nil. Saving would overwrite a note that was
  /// not shown.
  private var unreadable: String? {
    (_habits.fetchError ?? _completions.fetchError)
      .map { String(localized: "Couldn't read the note. \($0.localizedDescription)") }
  }

  /// The saved note.
  private var stored: String { completions.first?.note ?? "" }

  private var isChanged: Bool {
    guard let text else { return false }
    return text.trimmingCharacters(in: .whitespacesAndNewlines) != stored
  }

  private func save(_ note: String) {
    guard let habit = habits.first else {
      let error = HabitStoreError.habitIsGone(sheet.habitName)
      return store.report(String(localized: "Couldn't save the note"), error)
    }
    if store.setNote(note, on: sheet.day, of: habit) { dismiss() }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in HabitSheet.note(habit, store.today) }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in HabitSheet.note(habit, store.today) }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in HabitSheet.note(habit, store.today) }
}
