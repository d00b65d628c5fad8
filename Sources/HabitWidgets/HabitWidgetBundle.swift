import SwiftUI
import WidgetKit

/// The widgets and controls of the app.
public struct HabitWidgetBundle: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widgets and controls in the order of the gallery.
  public var body: some Widget {
    TodayWidget()
    HabitWidget()
    StreaksWidget()
    HabitControl()
  }
}
