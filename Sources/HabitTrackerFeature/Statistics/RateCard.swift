import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The completion rate of all habits, in the current and in previous periods.
struct RateCard: View {
  let trend: CompletionTrend
  let period: StatisticsPeriod

  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    StatisticsCard(title: "Completion Rate") {
      if let current = trend.points.last {
        FigureLine(figure: current.rate.percentOrDash(locale), label: Text(period.current))
      }
      Chart(trend.points) { point in
        BarMark(
          x: .value(period.title, period.label(point.days, locale: locale)),
          y: .value("Completion rate", point.rate.fraction)
        )
        .foregroundStyle(.accentFill)
        .cornerRadius(4)
        .accessibilityValue(
          point.rate.expectedDays > 0
            ? point.rate.percent(locale)
            : String(localized: "no habits", comment: "A bar of a chart for screen readers.")
        )
      }
      .chartYPercents()
      .chartXAxis {
        AxisMarks(values: labeled) {
          AxisValueLabel()
            .foregroundStyle(.secondText)
        }
      }
      // Dates below neighboring bars limit the text size.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .frame(height: 200)
    }
  }

  /// The visible labels. With large text or long dates, every second label is left out for lack of
  /// space, including the first label, which would extend beyond the card.
  private var labeled: [String] {
    let labels = trend.points.map { period.label($0.days, locale: locale) }
    let areLong = typeSize > .large || labels.contains { $0.count > 6 }
    guard areLong, labels.count > 4 else { return labels }
    return stride(from: 1, to: labels.count, by: 2).map { labels[$0] }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in RateCard(trend: statistics.trend, period: .week) }
}
