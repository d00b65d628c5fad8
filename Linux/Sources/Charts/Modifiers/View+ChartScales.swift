import SwiftUI

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
