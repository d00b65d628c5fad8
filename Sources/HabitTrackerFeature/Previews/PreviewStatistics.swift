import HabitData
import SwiftData
import SwiftUI

/// A view of the statistics of all habits in a preview's store.
struct PreviewStatistics<Content: View>: View {
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  @State private var statistics: OverallStatistics?
  private let content: (OverallStatistics) -> Content

  init(@ViewBuilder content: @escaping (OverallStatistics) -> Content) {
    self.content = content
  }

  var body: some View {
    Group {
      if let statistics { content(statistics) }
    }
    .modifier(StatisticsReader(habits: habits, period: .week, statistics: $statistics))
  }
}
