import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A small widget with a habit's button and seven weeks.
struct HabitSquare: View {
  let figures: HabitFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 6) {
        figures.tile
        Spacer(minLength: 0)
        StreakMark(length: figures.streaks.current, period: figures.day.period)
      }
      Text(figures.day.name)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.firstText)
        .lineLimit(1)
        .privacySensitive()
      Spacer(minLength: 0)
      HStack(alignment: .bottom, spacing: 6) {
        WeeksGrid(figures: figures, columns: 45..<52, scale: 0.66)
        Spacer(minLength: 0)
        if figures.hasButton {
          HabitButton(day: figures.day)
        } else {
          Text(figures.todayInWords)
            .font(.caption2)
            .foregroundStyle(.secondText)
            .privacySensitive()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Populated") {
  HabitSquare(figures: PreviewFacts.sample.figures)
}
