import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The cells of a year and the lines around its streaks. Today's cell fades from one level to another
/// where an `animation` is around it.
struct YearGridDrawing: View, Animatable {
  /// The room around the cells that the lines take.
  static let margin: CGFloat = 3

  private let grid: YearGrid
  private let color: HabitColor
  private let today: CalendarDay
  /// How opaque the cell of today is; on its way to another level, something between.
  private var opacityOfToday: Double

  /// From one cell to the next.
  static let pitch = cell + gap
  /// The height of the cells and of the room around them.
  static let height = 7 * pitch - gap + 2 * margin

  private static let cell: CGFloat = 11
  private static let gap: CGFloat = 3
  private static let radius: CGFloat = 3
  private static let lineWidth: CGFloat = 1.6
  private static let dot: CGFloat = 4

  private static let levels: [(level: CellLevel, opacity: Double)] = [
    (.notDue, 0.05), (.empty, 0.13), (.partial1, 0.4), (.partial2, 0.62), (.partial3, 0.8),
    (.complete, 1),
  ]

  init(grid: YearGrid, color: HabitColor, today: CalendarDay) {
    self.grid = grid
    self.color = color
    self.today = today
    let level = grid.position(of: today).map(grid.level)
    opacityOfToday = Self.levels.first { $0.level == level }?.opacity ?? 0
  }

  nonisolated var animatableData: Double {
    get { opacityOfToday }
    set { opacityOfToday = newValue }
  }

  var body: some View {
    Canvas { context, _ in
      // What a tap changes lies in the last weeks: drawn by themselves, they are all that is sent
      // to a browser then.
      let recent = max(0, grid.columnCount - 4)
      for columns in [0..<recent, recent..<grid.columnCount] {
        draw(columns, in: context)
      }
      drawToday(in: context)
    }
    .frame(width: Self.width(of: grid), height: Self.height)
  }

  /// The width of the cells and of the room around them.
  static func width(of grid: YearGrid) -> CGFloat {
    CGFloat(grid.columnCount) * pitch - gap + 2 * margin
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
      lineWidth: Self.lineWidth
    )
  }

  /// A tap changes the colour of this cell alone, so it has a figure of its own.
  private func drawToday(in context: GraphicsContext) {
    guard let position = grid.position(of: today) else { return }
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
      in: CGRect(
        x: Self.start(ofColumn: position.column),
        y: Self.margin + CGFloat(position.row) * Self.pitch,
        width: Self.cell,
        height: Self.cell
      ),
      cornerSize: CGSize(width: Self.radius, height: Self.radius),
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
      cornerSize: CGSize(width: 1, height: 1),
      style: .circular
    )
  }

  /// A rectangle in the middle of a cell.
  private func middle(of position: GridPosition, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: Self.start(ofColumn: position.column) + (Self.cell - width) / 2,
      y: Self.middle(ofRow: position.row) - height / 2,
      width: width,
      height: height
    )
  }

  /// The lines that end in some columns.
  private func outlines(_ columns: Range<Int>) -> Path {
    Path { path in
      for loop in grid.outlines.loops where columns.contains(loop.cells.upperBound / 7) {
        add(loop.corners.map(point), to: &path)
      }
    }
  }

  /// The middle of a row, from the top of the picture.
  static func middle(ofRow row: Int) -> CGFloat { margin + CGFloat(row) * pitch + cell / 2 }

  /// The left side of a column, from the left of the picture.
  static func start(ofColumn column: Int) -> CGFloat { margin + CGFloat(column) * pitch }

  /// Half a gap outside the cells.
  private func point(_ corner: GridPoint) -> CGPoint {
    CGPoint(
      x: Self.margin + CGFloat(corner.column) * Self.pitch - Self.gap / 2,
      y: Self.margin + CGFloat(corner.row) * Self.pitch - Self.gap / 2
    )
  }

  private func add(_ corners: [CGPoint], to path: inout Path) {
    guard let first = corners.first, let last = corners.last else { return }
    path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
      path.addArc(tangent1End: corner, tangent2End: next, radius: Self.radius + Self.gap / 2)
    }
    path.closeSubpath()
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    YearGridDrawing(
      grid: store.yearGrid(of: habit),
      color: HabitColor(habit.color),
      today: store.today
    )
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    YearGridDrawing(
      grid: store.yearGrid(of: habit),
      color: HabitColor(habit.color),
      today: store.today
    )
  }
}
