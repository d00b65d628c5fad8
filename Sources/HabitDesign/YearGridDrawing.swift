import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The cells of a year and the lines around its streaks. Today's cell fades from one level to another
/// where an `animation` is around it.
package struct YearGridDrawing: View, Animatable {
  /// The room around the cells that the lines take.
  package static let margin: CGFloat = 3

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
  package static let pitch = cell + gap
  /// The height of the cells and of the room around them.
  package static let height = 7 * pitch - gap + 2 * margin

  private static let cell: CGFloat = 11
  private static let gap: CGFloat = 3
  private static let radius: CGFloat = 3
  private static let lineWidth: CGFloat = 1.6
  private static let dot: CGFloat = 4

  private static let levels: [(level: CellLevel, opacity: Double)] = [
    (.notDue, 0.05), (.empty, 0.13), (.partial1, 0.4), (.partial2, 0.62), (.partial3, 0.8),
    (.complete, 1),
  ]

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
    opacityOfToday = Self.levels.first { $0.level == level }?.opacity ?? 0
  }

  package nonisolated var animatableData: Double {
    get { opacityOfToday }
    set { opacityOfToday = newValue }
  }

  package var body: some View {
    Canvas { context, _ in
      // What a tap changes lies in the last weeks: drawn by themselves, they are all that is sent
      // to a browser then.
      let recent = max(columns.lowerBound, columns.upperBound - 4)
      for columns in [columns.lowerBound..<recent, recent..<columns.upperBound] {
        draw(columns, in: context)
      }
      drawToday(in: context)
    }
    .frame(width: Self.width(columns: columns.count) * scale, height: Self.height * scale)
  }

  /// The width of the cells and of the room around them.
  package static func width(of grid: YearGrid) -> CGFloat { width(columns: grid.columnCount) }

  private static func width(columns: Int) -> CGFloat {
    CGFloat(columns) * pitch - gap + 2 * margin
  }

  private func draw(_ columns: Range<Int>, in context: GraphicsContext) {
    let figures = figures(columns)
    for (level, opacity) in Self.levels {
      let cells = figures[level] ?? Path()
      context.fill(cells, with: .style(HabitTint(color, opacity: opacity)))
    }
    let (dots, slips) = (figures[.skipped] ?? Path(), figures[.slip] ?? Path())
    context.fill(dots, with: .style(HabitTint(color, opacity: 0.62)))
    context.fill(slips, with: .style(.warning))
    let pauses = figures[.paused] ?? Path()
    context.fill(pauses, with: .style(HabitTint(color, opacity: 0.4)))
    context.stroke(
      outlines(columns),
      with: .style(HabitTint(color, .mark)),
      lineWidth: Self.lineWidth * scale
    )
  }

  /// A tap changes the colour of this cell alone, so it has a figure of its own.
  private func drawToday(in context: GraphicsContext) {
    guard let position = grid.position(of: today), columns.contains(position.column) else { return }
    let cell = Path { add(position, to: &$0) }
    context.fill(cell, with: .style(HabitTint(color, opacity: opacityOfToday)))
  }

  /// The cells of each level, but for today's; of days that are left out, dots and short lines.
  private func figures(_ columns: Range<Int>) -> [CellLevel: Path] {
    var figures: [CellLevel: Path] = [:]
    let cellOfToday = grid.position(of: today).map { $0.column * 7 + $0.row }
    for index in columns.lowerBound * 7..<columns.upperBound * 7 {
      let level = grid.levels[index]
      let position = GridPosition(column: index / 7, row: index % 7)
      switch level {
      case .skipped, .slip: addDot(position, to: &figures[level, default: Path()])
      case .paused: addDash(position, to: &figures[level, default: Path()])
      default:
        guard index != cellOfToday else { continue }
        add(position, to: &figures[level, default: Path()])
      }
    }
    return figures
  }

  private func add(_ position: GridPosition, to path: inout Path) {
    path.addRoundedRect(
      in: scaled(
        x: Self.start(ofColumn: position.column),
        y: Self.margin + CGFloat(position.row) * Self.pitch,
        width: Self.cell,
        height: Self.cell
      ),
      cornerSize: CGSize(width: Self.radius * scale, height: Self.radius * scale),
      style: .circular
    )
  }

  /// A small dot in the middle of a day.
  private func addDot(_ position: GridPosition, to path: inout Path) {
    path.addEllipse(in: middle(of: position, width: Self.dot, height: Self.dot))
  }

  /// A short line in the middle of a day.
  private func addDash(_ position: GridPosition, to path: inout Path) {
    path.addRoundedRect(
      in: middle(of: position, width: 6, height: 2),
      cornerSize: CGSize(width: scale, height: scale),
      style: .circular
    )
  }

  /// A rectangle in the middle of a cell.
  private func middle(of position: GridPosition, width: CGFloat, height: CGFloat) -> CGRect {
    scaled(
      x: Self.start(ofColumn: position.column) + (Self.cell - width) / 2,
      y: Self.middle(ofRow: position.row) - height / 2,
      width: width,
      height: height
    )
  }

  /// A rectangle of the whole drawing, as it lies in the part that is drawn.
  private func scaled(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: (x - left) * scale, y: y * scale, width: width * scale, height: height * scale)
  }

  /// What lies left of the weeks that are drawn.
  private var left: CGFloat { CGFloat(columns.lowerBound) * Self.pitch }

  /// The lines that end in some columns; of the last ones that are drawn, those that go on as well.
  private func outlines(_ columns: Range<Int>) -> Path {
    Path { path in
      let isLast = columns.upperBound == self.columns.upperBound
      for loop in grid.outlines.loops {
        let end = loop.cells.upperBound / 7
        let goesOn = end >= columns.upperBound && loop.cells.lowerBound / 7 < columns.upperBound
        guard columns.contains(end) || isLast && goesOn else { continue }
        add(loop.corners.map(point), to: &path)
      }
    }
  }

  /// The middle of a row, from the top of the picture.
  package static func middle(ofRow row: Int) -> CGFloat { margin + CGFloat(row) * pitch + cell / 2 }

  /// The left side of a column, from the left of the picture.
  package static func start(ofColumn column: Int) -> CGFloat { margin + CGFloat(column) * pitch }

  /// Half a gap outside the cells.
  private func point(_ corner: GridPoint) -> CGPoint {
    CGPoint(
      x: (Self.margin + CGFloat(corner.column) * Self.pitch - Self.gap / 2 - left) * scale,
      y: (Self.margin + CGFloat(corner.row) * Self.pitch - Self.gap / 2) * scale
    )
  }

  private func add(_ corners: [CGPoint], to path: inout Path) {
    guard let first = corners.first, let last = corners.last else { return }
    path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
      path.addArc(
        tangent1End: corner,
        tangent2End: next,
        radius: (Self.radius + Self.gap / 2) * scale
      )
    }
    path.closeSubpath()
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
