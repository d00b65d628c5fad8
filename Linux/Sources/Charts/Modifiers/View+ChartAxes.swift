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
