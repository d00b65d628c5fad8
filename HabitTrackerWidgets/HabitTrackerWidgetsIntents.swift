import AppIntents
import HabitIntents
import HabitWidgets

/// The intents of the widget extension, for Xcode's metadata extraction.
struct HabitTrackerWidgetsIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [HabitIntentsPackage.self, HabitWidgetsPackage.self]
  }
}
