import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A large widget with a habit's year, streaks, and strength.
struct HabitYear: View {
  let figures: HabitFigures

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      HabitTop(figures: figures)
      Spacer(minLength: 0)
      WeeksGrid(figures: figures, columns: 0..<26, scale: 0.83)
      Spacer(minLength: 0)
      WeeksGrid(figures: figures, columns: 26..<52, scale: 0.83)
      Spacer(minLength: 0)
      HStack(spacing: 8) {
        figure("Current", figures.day.period.formatted(figures.streaks.current))
        figure("Best", figures.day.period.formatted(figures.streaks.longest))
        figure("Strength", figures.strength.percent(locale))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func figure(_ name: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondText)
      Text(value)
        .font(.subheadline.weight(.semibold).monospacedDigit())
        .foregroundStyle(.firstText)
        .lineLimit(1)
        .privacySensitive()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Populated") {
  HabitYear(figures: PreviewFacts.sample.figures)
}
