import AppIntents
import HabitIntents

/// The app's intents for Xcode's metadata extraction: the package's intents and the App Shortcuts.
struct HabitTrackerIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [HabitIntentsPackage.self] }
}
