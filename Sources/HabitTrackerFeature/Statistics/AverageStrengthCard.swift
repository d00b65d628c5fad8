import HabitData
import SwiftUI

/// The average strength of all habits, and its course over the last year.
struct AverageStrengthCard: View {
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

#Preview("Populated", traits: .sample) {
  PreviewStatistics { statistics in AverageStrengthCard(strength: statistics.strength) }
}
