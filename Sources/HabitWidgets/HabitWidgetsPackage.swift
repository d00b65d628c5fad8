import AppIntents
import HabitIntents

/// The intents that configure widgets and controls, and the intents that widgets and controls
/// perform.
public struct HabitWidgetsPackage: AppIntentsPackage {
  /// The package of the intents that widgets and controls perform.
  public static var includedPackages: [any AppIntentsPackage.Type] { [HabitIntentsPackage.self] }
}
