import Foundation
import HabitData
import SwiftData
import SwiftUI

/// The figures over all habits that are kept.
struct StatisticsView: View {
  @Binding var path: [HabitRoute]

  @Environment(HabitStore.self) private var store
  @Query(
    filter: #Predicate<Habit> { $0.archivedAt == nil },
    sort: [SortDescriptor(\Habit.sortIndex)]
  )
  private var habits: [Habit]
  @Query private var categories: [CategoryRecord]
  @State private var period = StatisticsPeriod.week

  /// What there is to show. A query has its result at once, so there is nothing to wait for.
  private enum Content {
    case failed(any Error)
    case empty
    case loaded(OverallStatistics)
  }

  var body: some View {
    ScrollView {
      switch content {
      case .failed(let error):
        UnreadableView(error: error)
      case .empty:
        ScreenMessage(
          icon: "chart.line.uptrend.xyaxis",
          title: "No statistics yet",
          description: "Add a habit and check it off: here you see how it goes."
        )
      case .loaded(let statistics):
        cards(statistics)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
    .navigationTitle("Statistics")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var content: Content {
    if let error = _habits.fetchError { return .failed(error) }
    return habits.isEmpty ? .empty : .loaded(statistics)
  }

  private var statistics: OverallStatistics {
    store.statistics(of: habits, by: period, categories: CategoryList(categories))
  }

  private func cards(_ statistics: OverallStatistics) -> some View {
    VStack(spacing: Metrics.cardGap) {
      TodayProgressCard(progress: statistics.today)
      Picker("Period", selection: $period) {
        ForEach(StatisticsPeriod.allCases) { period in
          Text(period.title).tag(period)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      RateCard(trend: statistics.trend, period: period)
      if statistics.categories.contains(where: { $0.category != nil }) {
        CategoryRatesCard(rates: statistics.categories, period: period)
      }
      PerfectDaysCard(
        current: statistics.perfectDays,
        ever: statistics.perfectDaysEver,
        period: period
      )
      LeadersCard(leaders: statistics.leaders, path: $path)
    }
    .padding(Metrics.screenEdge)
    .frame(maxWidth: 760 + 2 * Metrics.screenEdge)
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack {
    StatisticsView(path: .constant([.statistics]))
  }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack {
    StatisticsView(path: .constant([.statistics]))
  }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack {
    StatisticsView(path: .constant([.statistics]))
  }
}
