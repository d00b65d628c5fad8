import HabitData
import SwiftData
import SwiftUI

extension View {
  /// Lets the histories follow what other processes and contexts write to the store.
  func storeFollowsOthers() -> some View {
    modifier(HistoryObserver())
  }
}

private struct HistoryObserver: ViewModifier {
  @Environment(HabitStore.self) private var store
  @Query private var habits: [Habit]

  func body(content: Content) -> some View {
    content
      .onChange(of: habits.map(\.historyVersion), initial: true) { store.follow(habits) }
  }
}
