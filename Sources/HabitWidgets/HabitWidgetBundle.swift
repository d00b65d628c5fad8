import AppIntents
import HabitIntents
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

/// The intents that configure widgets and controls, and the intents that widgets and controls
/// perform.
public struct HabitWidgetsPackage: AppIntentsPackage {
  /// The package of the intents that widgets and controls perform.
  public static var includedPackages: [any AppIntentsPackage.Type] { [HabitIntentsPackage.self] }
}
