import Foundation
import SwiftUI

/// A shape that can mark a point of a chart.
public protocol ChartSymbolShape: Shape {}

/// One of the shapes that charts know.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form {
    case circle, square, triangle, diamond, plus, cross
  }

  let form: Form

  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    if form == .circle { return Path(ellipseIn: rect) }
    if form == .square { return Path(rect) }
    return Path { path in
      path.addLines(
        corners.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) }
      )
      path.closeSubpath()
    }
  }

  /// The corners of a shape of straight lines, in a square from 0 to 1.
  private nonisolated var corners: [(CGFloat, CGFloat)] {
    switch form {
    case .circle, .square: []
    case .triangle: [(0.5, 0), (1, 1), (0, 1)]
    case .diamond: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]
    case .plus: Self.plusCorners
    case .cross:
      // The plus turned by 45 degrees, made as large as the square allows.
      Self.plusCorners.map { x, y in
        let (dx, dy) = ((x - 0.5) * 0.75, (y - 0.5) * 0.75)
        return (0.5 + dx - dy, 0.5 + dx + dy)
      }
    }
  }

  private nonisolated static let plusCorners: [(CGFloat, CGFloat)] = [
    (0.35, 0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65),
    (0.65, 1), (0.35, 1), (0.35, 0.65), (0, 0.65), (0, 0.35), (0.35, 0.35),
  ]
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public nonisolated static var circle: BasicChartSymbolShape { .init(form: .circle) }
  /// A square.
  public nonisolated static var square: BasicChartSymbolShape { .init(form: .square) }
  /// A triangle that points up.
  public nonisolated static var triangle: BasicChartSymbolShape { .init(form: .triangle) }
  /// A square on its corner.
  public nonisolated static var diamond: BasicChartSymbolShape { .init(form: .diamond) }
  /// A plus.
  public nonisolated static var plus: BasicChartSymbolShape { .init(form: .plus) }
  /// A plus turned by 45 degrees.
  public nonisolated static var cross: BasicChartSymbolShape { .init(form: .cross) }
}
