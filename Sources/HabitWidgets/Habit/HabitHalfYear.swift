import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A medium widget that shows half a year of a habit.
struct HabitHalfYear: View {
  let figures: HabitFigures

  var body: some View {
    VStack(spacing: 0) {
      HabitTop(figures: figures)
      Spacer(minLength: 0)
      WeeksGrid(figures: figures, columns: 26..<52, scale: 0.83)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol, name, streak, and button of a habit.
struct HabitTop: View {
  let figures: HabitFigures

  var body: some View {
    HStack(spacing: 10) {
      HabitHeading(figures: figures)
      StreakMark(length: figures.streaks.current, period: figures.day.period)
      if figures.hasButton { HabitButton(day: figures.day, size: 40) }
    }
  }
}

#Preview("Populated") {
  HabitHalfYear(figures: PreviewFacts.sample.figures)
}
