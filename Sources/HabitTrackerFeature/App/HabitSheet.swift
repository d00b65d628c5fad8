import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A sheet over the list or over a detail screen.
///
/// A sheet contains IDs instead of objects, because it is restored after a restart, and another
/// window may delete the habit while the sheet is open.
enum HabitSheet: Codable, Hashable, Identifiable {
  /// Adds or edits a habit.
  case editor(EditorSheet)
  /// Sets a day's count or amount.
  case count(Day)
  /// Edits a day's note.
  case note(Day)
  /// Adds a pause.
  case pause(PausedHabits)

  struct Day: Codable, Hashable {
    let habitID: UUID
    /// The name of the habit when the sheet was opened, for the message that is shown if the habit
    /// is deleted.
    let habitName: String
    let day: CalendarDay
  }

  var id: Self { self }

  static func count(_ habit: Habit, _ day: CalendarDay) -> HabitSheet {
    .count(Day(habitID: habit.id, habitName: habit.name, day: day))
  }

  static func pause(_ habit: Habit) -> HabitSheet {
    .pause(.one(habit.id, name: habit.name))
  }

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
  PreviewHabit { habit, _ in HabitSheet.editor(.edit(habit)) }
}
