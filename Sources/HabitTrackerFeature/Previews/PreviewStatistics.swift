import HabitData
import SwiftData
import SwiftUI

/// A view of the statistics of all habits in a preview's store.
struct PreviewStatistics<Content: View>: View {
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  @State private var statistics: OverallStatistics?
  @ViewBuilder let content: (OverallStatistics) -> Content

  var body: some View {
    Group {
      if let statistics { content(statistics) }
    }
    .modifier(StatisticsReader(habits: habits, period: .week, statistics: $statistics))
  }
}
