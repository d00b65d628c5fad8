import HabitData
import SwiftUI

/// The numbers of days on which every due habit was complete or skipped.
struct PerfectDaysCard: View {
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

#Preview("Populated", traits: .sample) {
  PerfectDaysCard(current: 5, ever: 212, period: .week)
}
