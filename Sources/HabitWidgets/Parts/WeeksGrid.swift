import Foundation
import HabitData
import HabitDesign
import HabitEngine
import SwiftUI
import WidgetKit

/// Some weeks of a habit's year, without progress if privacy is required.
struct WeeksGrid: View {
  let figures: HabitFigures
  /// The indices of the weeks, below 52.
  let columns: Range<Int>
  /// The size of the drawing relative to the app's grid.
  let scale: CGFloat

  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    drawing
      .widgetAccentable()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(summary)
      .privacySensitive()
  }

  private var drawing: some View {
    YearGridDrawing(
      grid: redactionReasons.contains(.privacy) ? figures.blankGrid : figures.grid,
      color: HabitColor(figures.day.color),
      today: figures.today,
      columns: columns,
      scale: scale
    )
  }

  private var summary: String {
    let grid = figures.grid
    let (done, days) = (grid.completeDays, grid.elapsedDays)
    return String(localized: "\(figures.day.name): \(done) of \(days) days")
  }
}

#Preview("Populated") {
  WeeksGrid(figures: PreviewFacts.sample.figures, columns: 26..<52, scale: 0.8)
}
