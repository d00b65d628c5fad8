/// The domain of an axis: a range, categories, or an automatic domain.
public protocol ScaleDomain {}

/// A domain that this module implements. The public protocol has no requirements, so other types
/// can't provide domains.
protocol KnownScaleDomain: ScaleDomain {
  var request: DomainRequest { get }
}

/// A domain derived from the data.
public struct AutomaticScaleDomain: KnownScaleDomain {
  let request: DomainRequest
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain derived from the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(request: .standard) }

  /// Returns a domain derived from the data, by default including zero and in ascending order.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero ?? true, isReversed: reversed ?? false)
    )
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: KnownScaleDomain where Bound: Plottable {
  var request: DomainRequest {
    switch (Datum(lowerBound), Datum(upperBound)) {
    case (.number(let lower, _), .number(let upper, _)): .values(.numbers(lower...upper))
    case (.date(let lower), .date(let upper)): .values(.dates(lower...upper))
    default: preconditionFailure("A domain of categories must be an array, not a range")
    }
  }
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: KnownScaleDomain where Element: Plottable {
  var request: DomainRequest {
    let data = map { Datum($0) }
    let numbers = data.compactMap(\.number)
    if let lower = numbers.min(), let upper = numbers.max() {
      return .values(.numbers(lower...upper))
    }
    let dates = data.compactMap(\.date)
    if let lower = dates.min(), let upper = dates.max() { return .values(.dates(lower...upper)) }
    return .values(.categories(data.compactMap(\.category)))
  }
}
