import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A small widget with a habit's button and seven weeks.
struct HabitSquare: View {
  let figures: HabitFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HabitHeading(figures: figures, saysToday: false)
        .frame(maxHeight: .infinity, alignment: .top)
      HStack(alignment: .bottom, spacing: 6) {
        WeeksGrid(figures: figures, columns: 45..<52, scale: 0.75)
        Spacer(minLength: 0)
        VStack(alignment: .trailing, spacing: 6) {
          StreakMark(length: figures.streaks.current, period: figures.day.period)
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
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Populated") {
  HabitSquare(figures: PreviewFacts.sample.figures)
}
