import Foundation
import HabitData
import SwiftUI

/// A habit's strength, and its course over the last year.
struct StrengthCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let strength = store.strength(of: habit)
    StatisticsCard(title: "Habit Strength") {
      FigureLine(figure: strength.current.percent(locale), label: Text("today"))
      StrengthChart(
        strength: strength,
        today: store.today,
        tint: HabitTint(HabitColor(habit.color), .mark)
      )
      Text(explanation)
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
  }

  private var explanation: LocalizedStringResource {
    habit.kind == .quit
      ? LocalizedStringResource(
        """
        Each day without a slip makes the habit stronger. A slip weakens it a little. A strong habit \
        recovers fast.
        """
      )
      : LocalizedStringResource(
        """
        Each completed day makes the habit stronger. A missed day weakens it a little. A strong \
        habit recovers fast.
        """
      )
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in StrengthCard(habit: habit) }
}
