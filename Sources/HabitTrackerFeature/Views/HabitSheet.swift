import Foundation
import SwiftUI

/// A sheet over the list or a habit's screen.
enum HabitSheet: Identifiable {
  /// Makes or edits a habit.
  case editor(EditorSheet)
  /// Says how often a habit was done today.
  case count(Habit)

  enum ID: Hashable {
    case editor(UUID?)
    case count(UUID)
  }

  var id: ID {
    switch self {
    case .editor(let sheet): .editor(sheet.id)
    case .count(let habit): .count(habit.id)
    }
  }
}

extension HabitSheet: View {
  var body: some View {
    switch self {
    case .editor(let sheet): AddHabitView(sheet)
    case .count(let habit): CountSheet(habit: habit)
    }
  }
}
