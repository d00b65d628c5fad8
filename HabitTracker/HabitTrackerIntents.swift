import AppIntents
import HabitIntents

/// The intents of the app, for Xcode's metadata extraction: the package's, and the App Shortcuts here.
struct HabitTrackerIntents: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [HabitIntentsPackage.self] }
}
