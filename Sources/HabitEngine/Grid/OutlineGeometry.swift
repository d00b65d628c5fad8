/// The closed lines around runs of cells in a grid of weeks, in cell coordinates.
///
/// Each run has its own lines, so a line separates two runs in neighboring columns. A run that
/// continues at the top of the next column has one line if its cells share an edge, and two
/// otherwise.
public struct OutlineGeometry: Hashable, Sendable {
  /// The lines, in the order of the runs.
  public private(set) var loops: [OutlineLoop] = []

  /// Creates the lines around runs.
  ///
  /// - Parameter runs: The cells of each run, numbered down the first column, then the next.
  init(runs: [ClosedRange<Int>]) {
    for run in runs {
      let first = GridPosition(cell: run.lowerBound)
      let last = GridPosition(cell: run.upperBound)
      if last.column == first.column + 1, last.row < first.row {
        let border = run.upperBound - last.row
        loops.append(OutlineLoop(cells: run.lowerBound...border - 1))
        loops.append(OutlineLoop(cells: border...run.upperBound))
      } else {
        loops.append(OutlineLoop(cells: run))
      }
    }
  }

  /// Creates the lines around outlined days, clipped to the days that the grid shows.
  init(_ days: OutlinedDays, frame: GridFrame) {
    let origin = frame.cells.lowerBound
    self.init(
      runs: days.spans.compactMap { span in
        let days = span.lowerBound.rawValue..<span.upperBound.rawValue + 1
        let shown = days.clamped(to: frame.days)
        return shown.isEmpty ? nil : shown.lowerBound - origin...shown.upperBound - 1 - origin
      }
    )
  }
}
