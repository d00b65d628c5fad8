import SwiftUI

extension View {
  /// Sets the visibility of the x-axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.x.visibility = visibility }
  }

  /// Sets the content of the x-axis of charts.
  public func chartXAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content().resolved
    return transformEnvironment(\.chart) { $0.x.groups = groups }
  }

  /// Sets the visibility of the y-axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.y.visibility = visibility }
  }

  /// Sets the content of the y-axis of charts.
  public func chartYAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content().resolved
    return transformEnvironment(\.chart) { $0.y.groups = groups }
  }
}

extension View {
  /// Sets the domain of the x-axis of charts.
  public func chartXScale<Domain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    transformEnvironment(\.chart) { $0.x.domain = (domain as? any KnownScaleDomain)?.domain }
  }

  /// Sets the domain of the y-axis of charts.
  public func chartYScale<Domain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    transformEnvironment(\.chart) { $0.y.domain = (domain as? any KnownScaleDomain)?.domain }
  }
}

/// The mapping of values to positions along an axis.
public struct ScaleType: Sendable {
  /// A linear mapping.
  public static var linear: ScaleType { ScaleType() }
}

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
