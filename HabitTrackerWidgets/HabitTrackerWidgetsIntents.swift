import AppIntents
import HabitIntents
import HabitWidgets

/// The widget extension's intents for Xcode's metadata extraction.
struct HabitTrackerWidgetsIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [HabitIntentsPackage.self, HabitWidgetsPackage.self]
  }
}
