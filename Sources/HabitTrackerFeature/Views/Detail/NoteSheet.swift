import Foundation
import HabitEngine
import SwiftData
import SwiftUI

/// Says something of a habit's day in words.
struct NoteSheet: View {
  let habit: Habit
  let day: CalendarDay

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Query private var completions: [HabitCompletion]
  /// Nil until something is typed.
  @State private var text: String?
  @FocusState private var isFocused: Bool

  init(habit: Habit, day: CalendarDay) {
    self.habit = habit
    self.day = day
    let (id, number) = (habit.id, day.rawValue)
    _completions = Query(
      filter: #Predicate<HabitCompletion> { $0.habitID == id && $0.day == number }
    )
  }

  var body: some View {
    let note = Binding {
      text ?? completions.first?.note ?? ""
    } set: { typed in
      text = String(typed.prefix(HabitCompletion.noteLimit))
    }
    NavigationStack {
      Form {
        Section {
          TextField("Note", text: note, axis: .vertical)
            .lineLimit(3...8)
            .focused($isFocused)
        } header: {
          Text(day.words(locale))
        } footer: {
          if let message = store.errorMessage {
            Text(message)
          }
          Text("\(note.wrappedValue.count) of \(HabitCompletion.noteLimit) characters")
        }
      }
      .scrollContentBackground(.hidden)
      .background(.screenBackground)
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { toolbar(note.wrappedValue) }
    }
    .presentationDetents([.medium])
    .onAppear {
      store.dismissError()
      isFocused = true
    }
  }

  @ToolbarContentBuilder private func toolbar(_ note: String) -> some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Cancel") { dismiss() }
        .keyboardShortcut(.cancelAction)
    }
    ToolbarItem(placement: .confirmationAction) {
      Button("Save") {
        if store.setNote(note, on: day, of: habit) { dismiss() }
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    NoteSheet(habit: habit, day: store.today)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    NoteSheet(habit: habit, day: store.today)
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in
    NoteSheet(habit: habit, day: store.today)
  }
}
