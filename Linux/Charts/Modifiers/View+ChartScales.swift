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

  /// Says with which style each value of `foregroundStyle(by:)` is drawn. The legend names them.
  public func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let styles = mapping.map { (Datum($0.key), AnyShapeStyle($0.value)) }
    return transformEnvironment(\.chart) { chart in
      chart.styles = { datum in styles.first { $0.0 == datum }?.1 }
    }
  }

  /// Says with which style each value of `foregroundStyle(by:)` is drawn.
  public func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    transformEnvironment(\.chart) { chart in
      chart.styles = { datum in datum.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  private func request(_ domain: some ScaleDomain) -> DomainRequest {
    (domain as? any KnownScaleDomain)?.request ?? .standard
  }
}
