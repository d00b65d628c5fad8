import Foundation
import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// The symbol and name of a habit, with today's state.
struct HabitHeading: View {
  let figures: HabitFigures

  var body: some View {
    HStack(spacing: 10) {
      figures.tile
      VStack(alignment: .leading, spacing: 0) {
        Text(figures.day.name)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.firstText)
          .lineLimit(1)
        Text(figures.todayInWords)
          .font(.caption)
          .foregroundStyle(.secondText)
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .privacySensitive()
    }
  }
}

extension HabitFigures {
  /// The tile with the habit's symbol.
  @MainActor var tile: some View {
    HabitTile(icon: day.icon, color: HabitColor(day.color), size: WidgetMetrics.tile)
      .widgetAccentable()
      .privacySensitive()
  }

  /// The text of today's state: "Completed", "2 of 3", "Paused", "Not due today", "Archived".
  var todayInWords: String {
    if isArchived { return String(localized: "Archived") }
    let (state, status) = (day.state, day.state.status)
    if status.hasEnded { return String(localized: "Ended") }
    if status.isPaused, state.count == 0 { return String(localized: "Paused") }
    if state.kind == .build, !status.isExpected, !state.isComplete, state.count == 0 {
      return String(localized: "Not due today")
    }
    return state.title
  }

  /// True if today can be checked off.
  var hasButton: Bool { !isArchived && !day.state.status.hasEnded }
}

#Preview("Populated") {
  HabitHeading(figures: PreviewFacts.sample.figures)
}
