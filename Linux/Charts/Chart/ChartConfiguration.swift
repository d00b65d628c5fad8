import Foundation
import SwiftUI

/// What the modifiers around a chart set.
struct ChartConfiguration {
  var x = AxisConfiguration()
  var y = AxisConfiguration()
  var legend = LegendConfiguration()
  /// Changes the plot; as it is without it.
  var plotStyle: (@MainActor (ChartPlotContent) -> any View)?
  /// The style of a value of `foregroundStyle(by:)`; `nil` for the chart's own.
  var styles: (@MainActor (Datum) -> AnyShapeStyle?)?
}

/// What an app sets for an axis.
struct AxisConfiguration {
  var visibility = Visibility.automatic
  /// The groups of its marks; `nil` for those that suit the data.
  var groups: [AxisGroup]?
  var domain = DomainRequest.standard

  /// The groups to draw.
  var shownGroups: [AxisGroup] { visibility == .hidden ? [] : groups ?? [AxisGroup()] }

  /// What decides where a rounded domain ends: the values of the first group.
  var values: AxisMarkValues { groups?.first?.values ?? .automatic }
}

/// What an app sets for the legend.
struct LegendConfiguration {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  /// The distance from the plot, in points.
  var spacing: CGFloat = 8
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chart: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}
