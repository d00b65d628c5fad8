import Foundation
import HabitEngine
import SwiftUI

/// A sheet over the list or a habit's screen.
enum HabitSheet: Identifiable {
  /// Makes or edits a habit.
  case editor(EditorSheet)
  /// Says how often a habit was done on a day.
  case count(Habit, CalendarDay)
  /// Says something of a day in words.
  case note(Habit, CalendarDay)

  enum ID: Hashable {
    case editor(UUID?)
    case count(UUID, CalendarDay)
    case note(UUID, CalendarDay)
  }

  var id: ID {
    switch self {
    case .editor(let sheet): .editor(sheet.id)
    case .count(let habit, let day): .count(habit.id, day)
    case .note(let habit, let day): .note(habit.id, day)
    }
  }
}

extension HabitSheet: View {
  var body: some View {
    switch self {
    case .editor(let sheet): AddHabitView(sheet)
    case .count(let habit, let day): CountSheet(habit: habit, day: day)
    case .note(let habit, let day): NoteSheet(habit: habit, day: day)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitSheet.editor(.edit(habit))
  }
}

#Preview("Empty", traits: .noHabits) {
  HabitSheet.editor(.new)
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, _ in
    HabitSheet.editor(.edit(habit))
  }
}
