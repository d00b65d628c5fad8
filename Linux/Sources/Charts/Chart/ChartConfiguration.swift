import SwiftUI

/// The settings of the modifiers around a chart.
struct ChartConfiguration {
  var x = AxisConfiguration()
  var y = AxisConfiguration()
}

/// The settings of an axis.
struct AxisConfiguration {
  var visibility = Visibility.automatic
  /// The groups of axis marks, or nil for the default.
  var groups: [AxisGroup]?
  /// The app's domain, or nil to derive it from the data.
  var domain: AxisScale.Domain?

  /// The groups to draw.
  var shownGroups: [AxisGroup] { visibility == .hidden ? [] : groups ?? [AxisGroup()] }

  /// The values of the first group, which determine the bounds of a rounded domain of dates.
  var values: AxisMarkValues { groups?.first?.values ?? .automatic }
}

extension EnvironmentValues {
  @Entry var chart: ChartConfiguration = ChartConfiguration()
}
