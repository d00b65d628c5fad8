import Foundation
import SwiftUI

/// What the modifiers around a chart set.
struct ChartConfiguration {
  var x = AxisConfiguration()
  var y = AxisConfiguration()
  /// Changes the plot; as it is without it.
  var plotStyle: (@MainActor (ChartPlotContent) -> any View)?
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

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chart: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}
