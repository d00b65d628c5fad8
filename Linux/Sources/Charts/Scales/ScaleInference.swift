import Foundation

/// The choice of an axis's scale from the app's request and the data.
struct ScaleInference {
  let data: AxisData
  let request: DomainRequest
  /// The app's axis values, which determine the bounds of a rounded domain.
  let values: AxisMarkValues
  let calendar: Calendar

  /// The scale, or nil if there is no data along the axis.
  var scale: AxisScale? {
    switch request {
    case .values(let domain): scale(domain)
    case .automatic(let includesZero, let isReversed):
      inferred(includesZero: includesZero).map { scale($0, isReversed: isReversed) }
    }
  }

  private func scale(_ domain: AxisScale.Domain, isReversed: Bool = false) -> AxisScale {
    AxisScale(
      domain: domain,
      isReversed: isReversed,
      unit: data.unit,
      isWhole: data.isWhole,
      calendar: calendar
    )
  }

  private func inferred(includesZero: Bool) -> AxisScale.Domain? {
    if !data.categories.isEmpty { return .categories(data.categories) }
    if let dates = data.dates { return .dates(rounded(dates)) }
    return data.numbers.map { .numbers(rounded($0, includesZero: includesZero)) }
  }

  /// Extends a range to the nearest ticks, so that all values lie on or between ticks.
  private func rounded(
    _ range: ClosedRange<Double>,
    includesZero: Bool
  ) -> ClosedRange<Double> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if includesZero { (lower, upper) = (min(0, lower), max(0, upper)) }
    let magnitude = max(abs(lower), abs(upper))
    // A range without a distinguishable length is extended on both sides.
    if upper - lower <= magnitude * 1e-9 {
      let room = includesZero && magnitude == 0 ? 1 : max(1, magnitude * 0.1)
      (lower, upper) = (includesZero && lower >= 0 ? lower : lower - room, upper + room)
    }
    let step = values.numberStep(dividing: lower...upper, isWhole: data.isWhole)
    if values.roundLowerBound ?? true { lower = step.floor(lower) }
    if values.roundUpperBound ?? true { upper = step.ceil(upper) }
    return lower...upper
  }

  private func rounded(_ range: ClosedRange<Date>) -> ClosedRange<Date> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if lower == upper {
      // A single instant is centered in a range of one day.
      (lower, upper) = (lower.addingTimeInterval(-43_200), upper.addingTimeInterval(43_200))
    }
    let step = values.dateStep(dividing: lower...upper, unit: data.unit)
    if values.roundLowerBound == true { lower = step.begin(lower, calendar) ?? lower }
    if values.roundUpperBound == true, let begin = step.begin(upper, calendar), begin < upper {
      upper =
        calendar.date(byAdding: step.component, value: step.count, to: begin) ?? upper
    }
    return lower...upper
  }
}
