import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A sheet over the list or a habit's screen.
///
/// It holds identities, not objects: it comes back after a restart, and another window may delete
/// the habit meanwhile.
enum HabitSheet: Codable, Hashable, Identifiable {
  /// Makes or edits a habit.
  case editor(EditorSheet)
  /// Says how often a habit was done on a day.
  case count(Day)
  /// Says something of a day in words.
  case note(Day)
  /// Has habits rest.
  case pause(PausedHabits)

  /// A day of a habit.
  struct Day: Codable, Hashable {
    let habitID: UUID
    /// What the habit was called when the sheet was opened, to say which one is gone.
    let habitName: String
    let day: CalendarDay
  }

  enum ID: Hashable {
    case editor(UUID?)
    case count(UUID, CalendarDay)
    case note(UUID, CalendarDay)
    case pause(PausedHabits)
  }

  var id: ID {
    switch self {
    case .editor(let sheet): .editor(sheet.id)
    case .count(let day): .count(day.habitID, day.day)
    case .note(let day): .note(day.habitID, day.day)
    case .pause(let habits): .pause(habits)
    }
  }

  /// Says how often a habit was done on a day.
  static func count(_ habit: Habit, _ day: CalendarDay) -> HabitSheet {
    .count(Day(habitID: habit.id, habitName: habit.name, day: day))
  }

  /// Has a habit rest.
  static func pause(_ habit: Habit) -> HabitSheet {
    .pause(.one(habit.id, name: habit.name))
  }

  /// Says something of a habit's day in words.
  static func note(_ habit: Habit, _ day: CalendarDay) -> HabitSheet {
    .note(Day(habitID: habit.id, habitName: habit.name, day: day))
  }
}

extension HabitSheet: View {
  var body: some View {
    switch self {
    case .editor(let sheet): AddHabitView(sheet)
    case .count(let day): HabitCountSheet(day)
    case .note(let day): NoteSheet(day)
    case .pause(let habits): PauseSheet(habits)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitSheet.editor(.edit(habit))
  }
}

#Preview("Empty", traits: .noHabits) {
  HabitSheet.editor(.new())
}
