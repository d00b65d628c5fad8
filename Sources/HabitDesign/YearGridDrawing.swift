import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The cells of a year and the lines around its streaks. Today's cell fades from one level to another
/// where an `animation` is around it.
package struct YearGridDrawing: View, Animatable {
  /// The room around the cells that the lines take.
  package nonisolated static let margin: CGFloat = 3

  private let grid: YearGrid
  private let color: HabitColor
  private let today: CalendarDay
  /// Which weeks are drawn.
  private let columns: Range<Int>
  /// How large a point of the drawing is.
  private let scale: CGFloat
  /// How opaque the cell of today is; on its way to another level, something between.
  private var opacityOfToday: Double

  /// From one cell to the next.
  package nonisolated static let pitch = cell + gap
  /// The height of the cells and of the room around them.
  package static let height = 7 * pitch - gap + 2 * margin

  nonisolated static let cell: CGFloat = 11
  nonisolated static let gap: CGFloat = 3

  /// What a tap changes lies in the last weeks. The others have a view of their own, so that they need
  /// not be drawn again then.
  private static let recentWeeks = 4

  /// - Parameters:
  ///   - columns: Which weeks are drawn; all where none are said.
  ///   - scale: How large a point of the drawing is.
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
  }

  /// Where today is.
  private var position: GridPosition? { grid.position(of: today) }

  private func cells(_ weeks: Range<Int>) -> YearGridCells {
    YearGridCells(
      weeks,
      of: grid,
      shown: columns,
      // A tap changes the colour of this cell alone, so it has a figure of its own.
      leavingOut: position,
      color: color,
      scale: scale
    )
  }

  /// The width of the cells and of the room around them.
  package static func width(of grid: YearGrid) -> CGFloat { width(columns: grid.columnCount) }

  private static func width(columns: Int) -> CGFloat {
    CGFloat(columns) * pitch - gap + 2 * margin
  }

  /// The middle of a row, from the top of the picture.
  package nonisolated static func middle(ofRow row: Int) -> CGFloat {
    margin + CGFloat(row) * pitch + cell / 2
  }

  /// The left side of a column, from the left of the picture.
  package nonisolated static func start(ofColumn column: Int) -> CGFloat {
    margin + CGFloat(column) * pitch
  }
}

/// Weeks of a year grid, drawn where they lie in it.
private struct YearGridWeeks: View {
  let cells: YearGridCells

  var body: some View {
    Canvas { context, _ in cells.draw(in: context) }
  }
}

#Preview("Populated") {
  YearGridDrawing(
    grid: PreviewDays.grid(every: 3),
    color: HabitColor(.teal),
    today: PreviewDays.today
  )
}

#Preview("Empty") {
  YearGridDrawing(grid: PreviewDays.grid(), color: HabitColor(.teal), today: PreviewDays.today)
}
