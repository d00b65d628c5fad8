import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The cells of a year with the outlines around its streaks. During an animation, today's cell
/// fades from one level to the next.
package struct YearGridDrawing: View, Animatable {
  /// The margin around the cells, in points, for the outlines.
  package nonisolated static let margin: CGFloat = 3

  private let grid: YearGrid
  private let color: HabitColor
  private let today: CalendarDay
  /// The columns to draw.
  private let columns: Range<Int>
  /// The drawing's size relative to the standard size.
  private let scale: CGFloat
  /// The opacity of today's cell. Intermediate values occur during an animation.
  private var opacityOfToday: Double

  /// The distance between the left edges of two neighboring cells, in points.
  package nonisolated static let pitch = cell + gap
  /// The height of the cells with their margins, in points.
  package static let height = 7 * pitch - gap + 2 * margin

  nonisolated static let cell: CGFloat = 11
  nonisolated static let gap: CGFloat = 3

  /// The number of most recent weeks, which are drawn in a separate view. A tap on a recent day
  /// changes only these weeks, so the other weeks are not drawn again.
  private static let recentWeeks = 4

  /// Creates the drawing of a year.
  ///
  /// - Parameters:
  ///   - columns: The columns to draw, or nil for all.
  ///   - scale: The drawing's size relative to the standard size.
  package init(
    grid: YearGrid,
    color: HabitColor,
    today: CalendarDay,
    columns: Range<Int>? = nil,
    scale: CGFloat = 1
  ) {
    self.grid = grid
    self.color = color
    self.today = today
    self.columns = columns ?? 0..<grid.columnCount
    self.scale = scale
    let level = grid.position(of: today).map(grid.level)
    opacityOfToday = YearGridCells.levels.first { $0.level == level }?.opacity ?? 0
  }

  package nonisolated var animatableData: Double {
    get { opacityOfToday }
    set { opacityOfToday = newValue }
  }

  package var body: some View {
    let recent = max(columns.lowerBound, columns.upperBound - Self.recentWeeks)
    ZStack {
      YearGridWeeks(cells: cells(columns.lowerBound..<recent))
      Canvas { context, _ in
        let cells = cells(recent..<columns.upperBound)
        cells.draw(in: context)
        guard let position, columns.contains(position.column) else { return }
        cells.drawCell(at: position, opacity: opacityOfToday, in: context)
      }
    }
    .frame(width: Self.width(columns: columns.count) * scale, height: Self.height * scale)
    .flipsForRightToLeftLayoutDirection(true)
  }

  private var position: GridPosition? { grid.position(of: today) }

  private func cells(_ weeks: Range<Int>) -> YearGridCells {
    YearGridCells(
      weeks,
      of: grid,
      shown: columns,
      // The body draws today's cell separately, because the cell's opacity is animated.
      leavingOut: position,
      color: color,
      scale: scale
    )
  }

  /// Returns the width of the cells with their margins.
  package static func width(of grid: YearGrid) -> CGFloat { width(columns: grid.columnCount) }

  private static func width(columns: Int) -> CGFloat {
    CGFloat(columns) * pitch - gap + 2 * margin
  }

  /// Returns the vertical center of a row, from the top of the drawing.
  package nonisolated static func middle(ofRow row: Int) -> CGFloat {
    margin + CGFloat(row) * pitch + cell / 2
  }

  /// Returns the left edge of a column, from the left of the drawing.
  package nonisolated static func start(ofColumn column: Int) -> CGFloat {
    margin + CGFloat(column) * pitch
  }
}

/// A range of weeks of a year grid, at its position in the grid.
private struct YearGridWeeks: View {
  let cells: YearGridCells

  var body: some View {
    Canvas { context, _ in cells.draw(in: context) }
  }
}

#Preview("Populated") {
  YearGridDrawing(
    grid: PreviewDays.grid,
    color: HabitColor(.teal),
    today: PreviewDays.today
  )
}
