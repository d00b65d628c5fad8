import Foundation

/// A part of the plot that stands for a value of x.
struct SelectionTarget: Equatable {
  let value: PlottedValue
  let place: Stretch

  /// The targets of a chart from left to right: each category or unit its own stretch, each single
  /// value what is nearer to it than to any other.
  static func all(of marks: [Mark], on scale: AxisScale) -> [SelectionTarget] {
    var seen: Set<Datum> = []
    let targets = marks.compactMap { mark -> SelectionTarget? in
      guard mark.kind != .rule, case .value(let value) = mark.x,
        seen.insert(value.place(in: scale.calendar)).inserted,
        let place = scale.stretch(of: value)
      else { return nil }
      return SelectionTarget(value: value, place: place)
    }
    let ordered = targets.sorted { $0.place.middle < $1.place.middle }
    return ordered.indices.map { index in
      guard ordered[index].place.length == 0 else { return ordered[index] }
      let middle = ordered[index].place.middle
      let before = index > 0 ? ordered[index - 1].place.middle : -middle
      let after = index + 1 < ordered.count ? ordered[index + 1].place.middle : 2 - middle
      return SelectionTarget(
        value: ordered[index].value,
        place: Stretch(max(0, (before + middle) / 2), min(1, (middle + after) / 2))
      )
    }
  }

  /// Whether a value lies in the target.
  func contains(_ datum: Datum, _ calendar: Calendar) -> Bool {
    if let interval = value.interval(in: calendar), let date = datum.date {
      return interval.start <= date && date < interval.end
    }
    return value.datum == datum
  }
}
