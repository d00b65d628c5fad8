/// The domain of an axis, such as a range.
public protocol ScaleDomain {}

/// A domain that this module implements. The public protocol has no requirements, so other types
/// can't provide domains.
protocol KnownScaleDomain: ScaleDomain {
  var domain: AxisScale.Domain { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: KnownScaleDomain where Bound: Plottable {
  var domain: AxisScale.Domain {
    switch (Datum(lowerBound), Datum(upperBound)) {
    case (.number(let lower, _), .number(let upper, _)): .numbers(lower...upper)
    case (.date(let lower), .date(let upper)): .dates(lower...upper)
    default: preconditionFailure("A range of categories is not a domain")
    }
  }
}
