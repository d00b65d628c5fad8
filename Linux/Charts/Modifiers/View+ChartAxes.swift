import SwiftUI

extension View {
  /// Says whether the x axis of charts is shown.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.x.visibility = visibility }
  }

  /// Says what the x axis of charts consists of.
  public func chartXAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content().resolved
    return transformEnvironment(\.chart) { $0.x.groups = groups }
  }

  /// Says whether the y axis of charts is shown.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.y.visibility = visibility }
  }

  /// Says what the y axis of charts consists of.
  public func chartYAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content().resolved
    return transformEnvironment(\.chart) { $0.y.groups = groups }
  }
}
