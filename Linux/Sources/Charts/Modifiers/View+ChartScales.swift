import SwiftUI

extension View {
  /// Sets the domain of the x-axis of charts.
  public func chartXScale<Domain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    transformEnvironment(\.chart) { $0.x.domain = request(domain) }
  }

  /// Sets the domain of the y-axis of charts.
  public func chartYScale<Domain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    transformEnvironment(\.chart) { $0.y.domain = request(domain) }
  }

  private func request(_ domain: some ScaleDomain) -> DomainRequest {
    (domain as? any KnownScaleDomain)?.request ?? .standard
  }
}
