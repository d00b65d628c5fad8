import HabitData
import SwiftUI

/// The card with today's progress.
struct TodayProgressCard: View {
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

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in TodayProgressCard(progress: statistics.today) }
}
