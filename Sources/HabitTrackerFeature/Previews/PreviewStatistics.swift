import Foundation
import HabitData
import SwiftData
import SwiftUI

/// A view of the figures over all habits in a preview's store.
struct PreviewStatistics<Content: View>: View {
  @Environment(HabitStore.self) private var store
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  private let content: (OverallStatistics) -> Content

  init(@ViewBuilder content: @escaping (OverallStatistics) -> Content) {
    self.content = content
  }

  var body: some View {
    content(store.statistics(of: habits, by: .week, categories: CategoryList()))
  }
}
