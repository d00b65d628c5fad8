/// What an axis reaches over: a range, categories, or what the data need.
public protocol ScaleDomain {}

/// A domain of this module; the protocol itself says nothing, so that no other type can be one.
protocol KnownScaleDomain: ScaleDomain {
  var request: DomainRequest { get }
}

/// A domain that the chart finds from its data.
public struct AutomaticScaleDomain: KnownScaleDomain {
  let request: DomainRequest
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that the chart finds from its data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(request: .standard) }

  /// A domain that the chart finds from its data: with zero by default, and in the
  /// order of the values, or the other way around.
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
    default: preconditionFailure("A range of categories is no domain: give them in an array")
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
