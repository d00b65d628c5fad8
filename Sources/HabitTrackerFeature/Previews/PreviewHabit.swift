import Foundation
import HabitData
import SwiftData
import SwiftUI

/// A view of the first habit in a preview's store.
struct PreviewHabit<Content: View>: View {
  @Environment(HabitStore.self) private var store
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  private let content: (Habit, HabitStore) -> Content

  init(@ViewBuilder content: @escaping (Habit, HabitStore) -> Content) {
    self.content = content
  }

  var body: some View {
    if let habit = habits.first { content(habit, store) }
  }
}
