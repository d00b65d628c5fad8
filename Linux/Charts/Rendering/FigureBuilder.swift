/// Finds out where marks lie in the plot.
struct FigureBuilder {
  let x: AxisScale?
  let y: AxisScale?

  /// The part of a step that a bar takes by default.
  private static let usualShare = 0.7
  /// The size of a bar where there are no steps, in points.
  private static let usualSize = 10.0

  /// What the marks are drawn as, from the back to the front: a line stands where its first mark is.
  func figures(of marks: [Mark], _ reaches: [Stacking.Reach?]) -> [DrawnFigure] {
    var figures: [DrawnFigure] = []
    var joined: Set<SeriesKey> = []
    for (mark, reach) in zip(marks, reaches) {
      switch mark.kind {
      case .bar, .rectangle, .rule:
        if let figure = box(mark, reach) { figures.append(figure) }
      case .point:
        if let point = point(mark) { figures.append(drawn(.symbol(point), at: point, mark)) }
      case .line, .area:
        let key = SeriesKey(kind: mark.kind, series: mark.seriesKey)
        guard joined.insert(key).inserted else { continue }
        let series = zip(marks, reaches).filter {
          SeriesKey(kind: $0.0.kind, series: $0.0.seriesKey) == key
        }
        figures += curve(mark, series.map { ($0.0, $0.1) })
      }
    }
    return figures
  }

  private struct SeriesKey: Hashable {
    let kind: Mark.Kind
    let series: Datum?
  }

  // MARK: Bars, rectangles, rules

  private func box(_ mark: Mark, _ reach: Stacking.Reach?) -> DrawnFigure? {
    let isRule = mark.kind == .rule
    var across = extent(mark.x, x, isRule ? .fixed(0) : mark.width, isDown: false)
    var down = extent(mark.y, y, isRule ? .fixed(0) : mark.height, isDown: true)
    if let reach {
      if mark.isHorizontal {
        across = grown(reach, x, isDown: false)
      } else {
        down = grown(reach, y, isDown: true)
      }
    }
    guard let across, let down else { return nil }
    return DrawnFigure(
      figure: isRule ? .rule(x: across, y: down) : .box(x: across, y: down),
      appearance: mark.appearance,
      notes: mark.annotations.map { PlacedNote(annotation: $0, x: across, y: down) }
    )
  }

  private func grown(_ reach: Stacking.Reach, _ scale: AxisScale?, isDown: Bool) -> Extent? {
    guard let from = scale?.point(.number(reach.from, isWhole: false)),
      let to = scale?.point(.number(reach.to, isWhole: false))
    else { return nil }
    return Extent(turned(Stretch(from, to), isDown))
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
    case .interval(let start, let end):
      guard let start = scale?.stretch(of: start), let end = scale?.stretch(of: end) else {
        return nil
      }
      let whole = Stretch(min(start.lower, end.lower), max(start.upper, end.upper))
      return Extent(turned(whole, isDown))
    case .value(let value):
      guard let stretch = scale?.stretch(of: value) else { return nil }
      return sized(turned(stretch, isDown), size)
    }
  }

  private func sized(_ stretch: Stretch, _ size: MarkDimension) -> Extent {
    let whole = Extent(stretch)
    func around(_ points: Double) -> Extent {
      Extent(whole.middle.moved(by: -points / 2), whole.middle.moved(by: points / 2))
    }
    func part(_ share: Double) -> Extent {
      let half = stretch.length * share / 2
      return Extent(Stretch(stretch.middle - half, stretch.middle + half))
    }
    return switch size.size {
    case .fixed(let points): around(points)
    case .automatic where stretch.length > 0: part(Self.usualShare)
    case .ratio(let share) where stretch.length > 0: part(share)
    case .inset(let points) where stretch.length > 0:
      Extent(whole.start.moved(by: points), whole.end.moved(by: -points))
    case .automatic, .ratio, .inset: around(Self.usualSize)
    }
  }

  private func turned(_ stretch: Stretch, _ isDown: Bool) -> Stretch {
    isDown ? stretch.reversed : stretch
  }

  // MARK: Points and lines

  private func point(_ mark: Mark) -> CurvePoint? {
    guard case .value(let across) = mark.x, case .value(let up) = mark.y,
      let x = x?.stretch(of: across)?.middle, let y = y?.stretch(of: up)?.middle
    else { return nil }
    return CurvePoint(x: x, y: 1 - y)
  }

  private func curve(
    _ first: Mark,
    _ series: [(mark: Mark, reach: Stacking.Reach?)]
  ) -> [DrawnFigure] {
    if first.kind == .area {
      let points = series.compactMap { areaPoints($0.mark, $0.reach) }
      guard !points.isEmpty else { return [] }
      let figure = Figure.area(upper: points.map(\.upper), lower: points.map(\.lower))
      return [DrawnFigure(figure: figure, appearance: first.appearance)]
    }
    let points = series.compactMap { item in point(item.mark).map { (item.mark, $0) } }
    guard !points.isEmpty else { return [] }
    let line = DrawnFigure(figure: .line(points.map(\.1)), appearance: first.appearance)
    // The values of a line have symbols and annotations of their own.
    let values = points.compactMap { mark, point -> DrawnFigure? in
      guard mark.appearance.symbol != nil || !mark.annotations.isEmpty else { return nil }
      return drawn(.symbol(point), at: point, mark)
    }
    return [line] + values
  }

  private func areaPoints(
    _ mark: Mark,
    _ reach: Stacking.Reach?
  ) -> (upper: CurvePoint, lower: CurvePoint)? {
    guard let reach, case .value(let across) = mark.x,
      let x = x?.stretch(of: across)?.middle,
      let from = y?.point(.number(reach.from, isWhole: false)),
      let to = y?.point(.number(reach.to, isWhole: false))
    else { return nil }
    return (CurvePoint(x: x, y: 1 - to), CurvePoint(x: x, y: 1 - from))
  }

  private func drawn(_ figure: Figure, at point: CurvePoint, _ mark: Mark) -> DrawnFigure {
    let (x, y) = (Place(share: point.x), Place(share: point.y))
    return DrawnFigure(
      figure: figure,
      appearance: mark.appearance,
      notes: mark.annotations.map { PlacedNote(annotation: $0, x: Extent(x, x), y: Extent(y, y)) }
    )
  }
}
