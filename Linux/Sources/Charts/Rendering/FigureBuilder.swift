import Foundation

/// The computation of the marks' positions in the plot.
struct FigureBuilder {
  let x: AxisScale?
  let y: AxisScale?

  /// The default size of a bar as a fraction of the step between values.
  private static let defaultBarShare = 0.7
  /// The size of a bar on an axis without steps, in points.
  private static let usualSize = 10.0

  /// Returns the figures of the marks from back to front. The line is as far back as its first
  /// mark.
  func figures(of marks: [Mark], _ intervals: [Stacking.ValueInterval?]) -> [DrawnFigure] {
    var figures: [DrawnFigure] = []
    var hasLine = false
    for (mark, interval) in zip(marks, intervals) {
      switch mark.kind {
      case .bar, .rule:
        if let figure = box(mark, interval) { figures.append(figure) }
      case .line:
        guard !hasLine else { continue }
        hasLine = true
        if let line = line(marks.filter { $0.kind == .line }) { figures.append(line) }
      }
    }
    return figures
  }

  // MARK: Bars and rules

  private func box(_ mark: Mark, _ interval: Stacking.ValueInterval?) -> DrawnFigure? {
    let isRule = mark.kind == .rule
    var across = extent(mark.x, x, isRule ? .fixed(0) : mark.width, isDown: false)
    var down = extent(mark.y, y, isRule ? .fixed(0) : mark.height, isDown: true)
    if let interval {
      if mark.isHorizontal {
        across = stackedExtent(interval, x, isDown: false)
      } else {
        down = stackedExtent(interval, y, isDown: true)
      }
    }
    guard let across, let down else { return nil }
    return DrawnFigure(
      figure: isRule ? .rule(x: across, y: down) : .box(x: across, y: down),
      appearance: mark.appearance
    )
  }

  private func stackedExtent(_ interval: Stacking.ValueInterval, _ scale: AxisScale?, isDown: Bool)
    -> Extent?
  {
    guard let from = scale?.point(.number(interval.from, isWhole: false)),
      let to = scale?.point(.number(interval.to, isWhole: false))
    else { return nil }
    return Extent(turned(AxisInterval(from, to), isDown))
  }

  private func extent(
    _ encoding: Mark.Encoding,
    _ scale: AxisScale?,
    _ size: MarkDimension,
    isDown: Bool
  ) -> Extent? {
    switch encoding {
    case .fixed(let start, let end):
      return Extent(
        start.map { Place(share: 0, points: $0) } ?? .start,
        end.map { Place(share: 0, points: $0) } ?? .end
      )
    case .value(let value):
      guard let interval = scale?.interval(of: value) else { return nil }
      return sized(turned(interval, isDown), size)
    }
  }

  private func sized(_ interval: AxisInterval, _ size: MarkDimension) -> Extent {
    let whole = Extent(interval)
    func around(_ points: Double) -> Extent {
      Extent(whole.middle.moved(by: -points / 2), whole.middle.moved(by: points / 2))
    }
    func part(_ share: Double) -> Extent {
      let half = interval.length * share / 2
      return Extent(AxisInterval(interval.middle - half, interval.middle + half))
    }
    return switch size.size {
    case .fixed(let points): around(points)
    case .automatic where interval.length > 0: part(Self.defaultBarShare)
    case .ratio(let share) where interval.length > 0: part(share)
    case .inset(let points) where interval.length > 0:
      Extent(whole.start.moved(by: points), whole.end.moved(by: -points))
    case .automatic, .ratio, .inset: around(Self.usualSize)
    }
  }

  private func turned(_ interval: AxisInterval, _ isDown: Bool) -> AxisInterval {
    isDown ? interval.reversed : interval
  }

  // MARK: The line

  private func point(_ mark: Mark) -> CGPoint? {
    guard case .value(let across) = mark.x, case .value(let up) = mark.y,
      let x = x?.interval(of: across)?.middle, let y = y?.interval(of: up)?.middle
    else { return nil }
    return CGPoint(x: x, y: 1 - y)
  }

  private func line(_ marks: [Mark]) -> DrawnFigure? {
    let points = marks.compactMap(point)
    guard let first = marks.first, !points.isEmpty else { return nil }
    return DrawnFigure(figure: .line(points), appearance: first.appearance)
  }
}
