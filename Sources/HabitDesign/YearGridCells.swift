import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The cells of a range of weeks, with the streak outlines that end in them or, for the last weeks,
/// continue beyond them.
struct YearGridCells: Equatable {
  /// The opacity of each level. Levels that are drawn as marks have none.
  static let levels: [(level: CellLevel, opacity: Double)] = [
    (.notDue, 0.05), (.empty, 0.13), (.partial1, 0.4), (.partial2, 0.62), (.partial3, 0.8),
    (.complete, 1),
  ]

  private static let radius: CGFloat = 3
  private static let lineWidth: CGFloat = 1.6
  private static let dot: CGFloat = 4

  private let firstColumn: Int
  /// The level of each day, column by column.
  private let levels: [CellLevel]
  private let loops: [OutlineLoop]
  private let color: HabitColor
  /// The drawing's size relative to the standard size.
  private let scale: CGFloat
  /// The distance from the grid's left edge to the first week of the drawing, in unscaled points.
  private let left: CGFloat

  /// Creates the cells of a range of weeks.
  ///
  /// - Parameters:
  ///   - weeks: The weeks to draw.
  ///   - shown: All weeks of the drawing.
  ///   - position: A cell to leave out because it is drawn separately. If the cell has a mark, the
  ///     mark is drawn here.
  init(
    _ weeks: Range<Int>,
    of grid: YearGrid,
    shown: Range<Int>,
    leavingOut position: GridPosition?,
    color: HabitColor,
    scale: CGFloat
  ) {
    var levels = Array(grid.levels[weeks.lowerBound * 7..<weeks.upperBound * 7])
    if let position, weeks.contains(position.column) {
      let index = (position.column - weeks.lowerBound) * 7 + position.row
      if Self.levels.contains(where: { $0.level == levels[index] }) { levels[index] = .outside }
    }
    firstColumn = weeks.lowerBound
    self.levels = levels
    let areLast = weeks.upperBound == shown.upperBound
    loops = grid.outlines.loops.filter { loop in
      let end = loop.cells.upperBound / 7
      let goesOn = end >= weeks.upperBound && loop.cells.lowerBound / 7 < weeks.upperBound
      // The last weeks also include outlines that continue beyond them.
      return weeks.contains(end) || areLast && goesOn
    }
    self.color = color
    self.scale = scale
    left = CGFloat(shown.lowerBound) * YearGridDrawing.pitch
  }

  func draw(in context: GraphicsContext) {
    let figures = figures
    for (level, opacity) in Self.levels {
      context.fill(figures[level, default: Path()], with: tint(opacity))
    }
    context.fill(figures[.skipped, default: Path()], with: tint(0.62))
    context.fill(figures[.slip, default: Path()], with: .style(.warning))
    context.fill(figures[.paused, default: Path()], with: tint(0.4))
    context.stroke(
      outlines,
      with: .style(HabitTint(color, .mark)),
      lineWidth: Self.lineWidth * scale
    )
  }

  func drawCell(at position: GridPosition, opacity: Double, in context: GraphicsContext) {
    let cell = Path { add(position, to: &$0) }
    context.fill(cell, with: tint(opacity))
  }

  private func tint(_ opacity: Double) -> GraphicsContext.Shading {
    .style(HabitTint(color, opacity: opacity))
  }

  /// The cells of each level. Marked days are dots and short lines.
  private var figures: [CellLevel: Path] {
    var figures: [CellLevel: Path] = [:]
    for (index, level) in levels.enumerated() {
      let position = GridPosition(column: firstColumn + index / 7, row: index % 7)
      switch level {
      case .skipped, .slip: addDot(position, to: &figures[level, default: Path()])
      case .paused: addDash(position, to: &figures[level, default: Path()])
      case .future, .outside: continue
      case .empty, .partial1, .partial2, .partial3, .complete, .notDue:
        add(position, to: &figures[level, default: Path()])
      }
    }
    return figures
  }

  private func add(_ position: GridPosition, to path: inout Path) {
    path.addRoundedRect(
      in: scaled(
        x: YearGridDrawing.start(ofColumn: position.column),
        y: YearGridDrawing.margin + CGFloat(position.row) * YearGridDrawing.pitch,
        width: YearGridDrawing.cell,
        height: YearGridDrawing.cell
      ),
      cornerSize: CGSize(width: Self.radius * scale, height: Self.radius * scale),
      style: .circular
    )
  }

  private func addDot(_ position: GridPosition, to path: inout Path) {
    path.addEllipse(in: middle(of: position, width: Self.dot, height: Self.dot))
  }

  private func addDash(_ position: GridPosition, to path: inout Path) {
    path.addRoundedRect(
      in: middle(of: position, width: 6, height: 2),
      cornerSize: CGSize(width: scale, height: scale),
      style: .circular
    )
  }

  /// Returns a rectangle in the middle of a cell, in scaled coordinates of the drawing.
  private func middle(of position: GridPosition, width: CGFloat, height: CGFloat) -> CGRect {
    scaled(
      x: YearGridDrawing.start(ofColumn: position.column) + (YearGridDrawing.cell - width) / 2,
      y: YearGridDrawing.middle(ofRow: position.row) - height / 2,
      width: width,
      height: height
    )
  }

  /// Converts a rectangle from grid coordinates to scaled coordinates of the drawing.
  private func scaled(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: (x - left) * scale, y: y * scale, width: width * scale, height: height * scale)
  }

  private var outlines: Path {
    Path { path in
      for loop in loops { add(loop.corners.map(point), to: &path) }
    }
  }

  /// Returns a corner of an outline, half a gap outside the cells.
  private func point(_ corner: GridPoint) -> CGPoint {
    let outside = YearGridDrawing.gap / 2
    return CGPoint(
      x: (YearGridDrawing.start(ofColumn: corner.column) - outside - left) * scale,
      y: (YearGridDrawing.margin + CGFloat(corner.row) * YearGridDrawing.pitch - outside) * scale
    )
  }

  private func add(_ corners: [CGPoint], to path: inout Path) {
    guard let first = corners.first, let last = corners.last else { return }
    path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
      path.addArc(
        tangent1End: corner,
        tangent2End: next,
        radius: (Self.radius + YearGridDrawing.gap / 2) * scale
      )
    }
    path.closeSubpath()
  }
}
