import Foundation
import HabitData
import SwiftData
import SwiftUI

/// A view of the first habit in a preview's store.
struct PreviewHabit<Content: View>: View {
  @Environment(HabitStore.self) private var store
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  @ViewBuilder let content: (Habit, HabitStore) -> Content

  var body: some View {
    if let habit = habits.first { content(habit, store) }
  }
}
