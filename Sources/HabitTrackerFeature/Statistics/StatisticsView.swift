import Foundation
import HabitData
import SwiftData
import SwiftUI

/// The statistics of all habits that are not archived.
struct StatisticsView: View {
  @Binding var path: [HabitRoute]

  @Query(
    filter: #Predicate<Habit> { $0.archivedAt == nil },
    sort: [SortDescriptor(\Habit.sortIndex), SortDescriptor(\Habit.createdAt, order: .reverse)]
  )
  private var habits: [Habit]
  @State private var period = StatisticsPeriod.week
  /// The last computed statistics. They stay visible while new statistics are computed.
  @State private var statistics: OverallStatistics?

  private enum Content {
    case failed(any Error)
    case empty
    case loading
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
          title: Text("No Statistics Yet"),
          description: Text("Add a habit and check it off to see your progress here.")
        )
      case .loading:
        ProgressView("Calculating…")
          .padding(Metrics.screenEdge)
      case .loaded(let statistics):
        cards(statistics)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
    .navigationTitle("Statistics")
    .navigationBarTitleDisplayMode(.inline)
    .modifier(StatisticsReader(habits: habits, period: period, statistics: $statistics))
  }

  private var content: Content {
    if let error = _habits.fetchError { return .failed(error) }
    if habits.isEmpty { return .empty }
    return statistics.map(Content.loaded) ?? .loading
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
      // The grid has two columns if there is space, otherwise one.
      LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: 340), spacing: Metrics.cardGap, alignment: .top)
        ],
        spacing: Metrics.cardGap
      ) {
        RateCard(trend: statistics.trend, period: statistics.period)
        if statistics.categories.contains(where: { $0.category != nil }) {
          CategoryRatesCard(rates: statistics.categories, period: statistics.period)
        }
        PerfectDaysCard(
          current: statistics.perfectDays,
          ever: statistics.perfectDaysEver,
          period: statistics.period
        )
        AverageStrengthCard(strength: statistics.strength)
        LeadersCard(leaders: statistics.leaders, path: $path)
      }
    }
    .padding(Metrics.screenEdge)
    .frame(maxWidth: 760 + 2 * Metrics.screenEdge)
  }
}

/// The card with today's progress.
private struct TodayProgressCard: View {
  let progress: TodayProgress

  var body: some View {
    StatisticsCard(title: "Today") {
      HStack(spacing: 12) {
        ProgressRing(fraction: progress.fraction)
        VStack(alignment: .leading, spacing: 4) {
          Text("\(progress.done) of \(progress.due)")
            .font(.title.bold().monospacedDigit())
            .foregroundStyle(.firstText)
          Text(progress.message)
            .foregroundStyle(.secondText)
          if let exceptions = progress.exceptions {
            Text(exceptions)
              .font(.footnote)
              .foregroundStyle(.secondText)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
      }
    }
  }
}

/// The numbers of days on which every due habit was complete or skipped.
private struct PerfectDaysCard: View {
  let current: Int
  let ever: Int
  let period: StatisticsPeriod

  @Environment(\.locale) private var locale

  var body: some View {
    StatisticsCard(title: "Perfect Days") {
      HStack(alignment: .top, spacing: 16) {
        FigureLine(figure: current.formatted(.number.locale(locale)), label: Text(period.current))
          .frame(maxWidth: .infinity, alignment: .leading)
        FigureLine(figure: ever.formatted(.number.locale(locale)), label: Text("in total"))
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      Text("Days on which every due habit was done or skipped.")
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
  }
}

/// The average strength of all habits, and its course over the last year.
private struct AverageStrengthCard: View {
  let strength: StrengthYear

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    StatisticsCard(title: "Habit Strength") {
      FigureLine(
        figure: strength.current.percent(locale),
        label: Text("average of all habits today")
      )
      StrengthChart(strength: strength, today: store.today, tint: .accentFill)
    }
  }
}

/// The modifier that computes statistics off the main actor, after each change of the input.
///
/// The modifier is separate from the screen, so that showing new statistics does not collect the
/// input again. With thousands of habits, collecting the input takes longer than everything else.
struct StatisticsReader: ViewModifier {
  /// The habits in manual order.
  let habits: [Habit]
  let period: StatisticsPeriod
  @Binding var statistics: OverallStatistics?

  @Environment(HabitStore.self) private var store
  @Query private var categories: [CategoryRecord]
  /// True once the histories have been read. They are partly read off the main actor.
  @State private var areRead = false

  func body(content: Content) -> some View {
    let input = input
    content
      .task {
        await store.waitForHistories()
        areRead = true
      }
      .task(id: input) {
        guard let input else { return }
        do {
          statistics = try await BackgroundWork.run { _ in try OverallStatistics(input) }
        } catch {
          // Canceled because the input changed or the screen was closed.
        }
      }
  }

  private var input: StatisticsInput? {
    guard areRead else { return nil }
    return store.statisticsInput(of: habits, by: period, categories: CategoryList(categories))
  }
}

#Preview("Populated", traits: .sample) {
  NavigationStack { StatisticsView(path: .constant([.statistics])) }
}

#Preview("Empty", traits: .noHabits) {
  NavigationStack { StatisticsView(path: .constant([.statistics])) }
}

#Preview("Dark", traits: .darkSample) {
  NavigationStack { StatisticsView(path: .constant([.statistics])) }
}
