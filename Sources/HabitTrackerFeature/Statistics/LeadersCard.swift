import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The longest streaks that go on, each a way to its habit.
struct LeadersCard: View {
  let leaders: [OverallStatistics.Leader]
  @Binding var path: [HabitRoute]

  var body: some View {
    StatisticsCard(title: "Longest Current Streaks") {
      if leaders.isEmpty {
        Text("No streak goes on. One begins with the next day that is done.")
          .foregroundStyle(.secondText)
      }
      ForEach(leaders) { leader in
        Button {
          path.append(.habit(leader.habit.id))
        } label: {
          row(leader)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(leader.habit.name), current streak \(streak(of: leader))")
        .accessibilityHint("Shows the habit")
      }
    }
  }

  private func row(_ leader: OverallStatistics.Leader) -> some View {
    HStack(spacing: 12) {
      HabitTile(icon: leader.habit.icon, color: HabitColor(leader.habit.color), size: 38)
      VStack(alignment: .leading, spacing: 0) {
        Text(leader.habit.name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Text(streak(of: leader))
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondText)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minHeight: Metrics.touchTarget)
    .contentShape(Rectangle())
  }

  private func streak(of leader: OverallStatistics.Leader) -> String {
    leader.habit.streakGoal.period.formatted(leader.streak)
  }
}

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in
    LeadersCard(leaders: statistics.leaders, path: .constant([]))
  }
}
