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
    StatisticsCard(title: "By Category", subtitle: Text(period.current)) {
      Chart(rates) { rate in
        BarMark(
          x: .value("Completion rate", rate.rate.fraction),
          y: .value("Category", rate.name),
          height: .fixed(16)
        )
        .foregroundStyle(tint(of: rate))
        .cornerRadius(4)
        .accessibilityValue(
          rate.rate.expectedDays > 0
            ? rate.rate.percent(locale) : String(localized: "no due days yet")
        )
      }
      .chartXScale(domain: 0...1)
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading) {
          AxisValueLabel()
            .font(.footnote)
            .foregroundStyle(.firstText)
        }
        AxisMarks(position: .trailing) { value in
          AxisValueLabel(figure(value.as(String.self)))
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.firstText)
        }
      }
      // Names, bars, and figures share a line, which limits the text size.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .frame(height: CGFloat(rates.count) * 36)
    }
  }

  private func tint(of rate: CategoryRate) -> AnyShapeStyle {
    guard let category = rate.category else { return AnyShapeStyle(ThemeColor.secondText) }
    return AnyShapeStyle(HabitTint(HabitColor(category.color)))
  }

  /// Returns the rate that is shown beside the bar of the category with a name.
  private func figure(_ name: String?) -> String {
    rates.first { $0.name == name }?.rate.percentOrDash(locale) ?? ""
  }
}

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in CategoryRatesCard(rates: statistics.categories, period: .week) }
}
