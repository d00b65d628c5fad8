import Charts
import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The completion rates of the categories in the current period.
struct CategoryRatesCard: View {
  let rates: [CategoryRate]
  let period: StatisticsPeriod

  @Environment(\.locale) private var locale

  var body: some View {
    StatisticsCard(title: "By Category", subtitle: period.current) {
      Chart(rates) { rate in
        BarMark(
          x: .value("Completion rate", rate.rate.fraction),
          y: .value("Category", rate.name),
          height: .fixed(16)
        )
        .foregroundStyle(.accent)
        .cornerRadius(4)
        .annotation(position: .trailing) {
          Text(rate.rate.percent(locale))
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.firstText)
        }
        .accessibilityValue(rate.rate.percent(locale))
      }
      // Room for the figures beside the bars, in the largest text as well.
      .chartXScale(domain: 0...1.5)
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading) {
          AxisValueLabel()
            .font(.footnote)
            .foregroundStyle(.firstText)
        }
      }
      .frame(height: CGFloat(rates.count) * 36)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in
    CategoryRatesCard(rates: statistics.categories, period: .week)
  }
}

#Preview("Empty", traits: .noHabits) {
  PreviewStatistics { statistics in
    CategoryRatesCard(rates: statistics.categories, period: .week)
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewStatistics { statistics in
    CategoryRatesCard(rates: statistics.categories, period: .week)
  }
}
