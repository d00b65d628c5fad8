import SwiftUI

extension View {
  /// Says what the x axis of charts reaches over.
  public func chartXScale<Domain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    transformEnvironment(\.chart) { $0.x.domain = request(domain) }
  }

  /// Says what the y axis of charts reaches over.
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
