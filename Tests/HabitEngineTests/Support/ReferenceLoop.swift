@testable import HabitEngine

/// A closed line found by walking along the edges between cells inside and outside a set of any
/// shape: a slow alternative to ``OutlineLoop``.
struct ReferenceLoop: Hashable {
  /// The corners, clockwise on screen, starting with the topmost of the leftmost corners.
  let corners: [GridPoint]

  init(corners: [GridPoint]) {
    let start = corners.indices.min {
      (corners[$0].column, corners[$0].row) < (corners[$1].column, corners[$1].row)
    }
    self.corners = Array(corners[(start ?? 0)...] + corners[..<(start ?? 0)])
  }

  /// Returns the lines around each group of cells that are connected by edges.
  static func loops(around cells: Set<GridPosition>) -> [ReferenceLoop] {
    groups(of: cells).flatMap(boundary)
  }

  private static func groups(of cells: Set<GridPosition>) -> [Set<GridPosition>] {
    var left = cells
    var groups: [Set<GridPosition>] = []
    while let seed = left.popFirst() {
      var group: Set<GridPosition> = [seed]
      var reached = [seed]
      while let cell = reached.popLast() {
        for neighbor in neighbors(of: cell) where left.remove(neighbor) != nil {
          group.insert(neighbor)
          reached.append(neighbor)
        }
      }
      groups.append(group)
    }
    return groups
  }

  private static func neighbors(of cell: GridPosition) -> [GridPosition] {
    [(0, -1), (1, 0), (0, 1), (-1, 0)].map {
      GridPosition(column: cell.column + $0.0, row: cell.row + $0.1)
    }
  }

  /// Returns all closed lines of a group, including the lines around holes.
  private static func boundary(of cells: Set<GridPosition>) -> [ReferenceLoop] {
    // Each edge between inside and outside is directed so that the inside is on its right.
    var next: [GridPoint: [GridPoint]] = [:]
    for cell in cells {
      let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map {
        GridPoint(column: cell.column + $0.0, row: cell.row + $0.1)
      }
      for (side, neighbor) in neighbors(of: cell).enumerated() where !cells.contains(neighbor) {
        next[corners[side], default: []].append(corners[(side + 1) % 4])
      }
    }
    var loops: [ReferenceLoop] = []
    while let start = next.keys.first {
      var points = [start]
      while let end = points.last.flatMap({ next[$0]?.first }) {
        if let from = points.last { next.removeValue(forKey: from) }
        points.append(end)
      }
      points.removeLast()
      loops.append(ReferenceLoop(corners: turns(of: points)))
    }
    return loops
  }

  /// Returns the points at which a closed line changes its direction.
  private static func turns(of points: [GridPoint]) -> [GridPoint] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      return before.column != after.column && before.row != after.row
    }
    .map { points[$0] }
  }
}
