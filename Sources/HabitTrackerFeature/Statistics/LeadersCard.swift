import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// The longest current streaks. A tap opens the habit.
struct LeadersCard: View {
  let leaders: [OverallStatistics.Leader]
  @Binding var path: [HabitRoute]

  var body: some View {
    StatisticsCard(title: "Longest Current Streaks") {
      if leaders.isEmpty {
        Text("No active streaks yet. Complete a habit to start one.")
          .foregroundStyle(.secondText)
      }
      ForEach(leaders) { leader in
        LeaderRow(leader: leader) { path.append(.habit(leader.id)) }
      }
    }
  }
}

/// A habit with its streak. Empty if the habit was deleted.
private struct LeaderRow: View {
  private let leader: OverallStatistics.Leader
  private let onOpen: @MainActor () -> Void
  @Query private var habits: [Habit]

  init(leader: OverallStatistics.Leader, onOpen: @escaping @MainActor () -> Void) {
    self.leader = leader
    self.onOpen = onOpen
    let id = leader.id
    _habits = Query(filter: #Predicate<Habit> { $0.id == id })
  }

  var body: some View {
    if let habit = habits.first {
      Button(action: onOpen) {
        label(habit)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(habit.name), current streak \(streak)")
      .accessibilityHint("Shows the habit")
    }
  }

  private func label(_ habit: Habit) -> some View {
    HStack(spacing: 12) {
      HabitTile(icon: habit.icon, color: HabitColor(habit.color), size: 38)
      VStack(alignment: .leading, spacing: 0) {
        Text(habit.name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Text(streak)
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondText)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minHeight: Metrics.touchTarget)
    .contentShape(Rectangle())
  }

  private var streak: String { leader.period.formatted(leader.streak) }
}

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in LeadersCard(leaders: statistics.leaders, path: .constant([])) }
}
