import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The sheet that sets a day's count or amount, or a message if the habit was deleted or can't be
/// read.
struct HabitCountSheet: View {
  private let day: HabitSheet.Day

  @Environment(\.dismiss) private var dismiss
  @Query private var habits: [Habit]

  init(_ day: HabitSheet.Day) {
    self.day = day
    let id = day.habitID
    _habits = Query(filter: #Predicate<Habit> { $0.id == id })
  }

  var body: some View {
    if let habit = habits.first, _habits.fetchError == nil {
      if habit.measure == .times {
        CountSheet(habit: habit, day: day.day)
      } else {
        AmountSheet(habit: habit, day: day.day)
      }
    } else {
      NavigationStack {
        message
          .navigationTitle(day.habitName)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { dismiss() }
                .keyboardShortcut(.cancelAction)
            }
          }
      }
      .presentationDetents([.medium])
    }
  }

  @ViewBuilder private var message: some View {
    if let error = _habits.fetchError {
      UnreadableView(error: error)
    } else {
      ScreenMessage(
        icon: "trash",
        title: Text(HabitStoreError.habitIsGone(day.habitName).localizedDescription)
      )
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in HabitSheet.count(habit, store.today) }
}

#Preview("Empty", traits: .noHabits) {
  HabitCountSheet(
    HabitSheet.Day(habitID: UUID(), habitName: "Read", day: CalendarDay(rawValue: 20_000))
  )
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in HabitSheet.count(habit, store.today) }
}
