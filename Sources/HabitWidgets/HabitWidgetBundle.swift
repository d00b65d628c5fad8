import SwiftUI
import WidgetKit

/// The widgets and controls of the app.
public struct HabitWidgetBundle: WidgetBundle {
  /// All of them.
  public init() {}

  /// One after the other, as they are offered.
  public var body: some Widget {
    TodayWidget()
    HabitWidget()
    StreaksWidget()
    HabitControl()
  }
}
