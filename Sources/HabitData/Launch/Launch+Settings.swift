import Foundation

extension Launch {
  /// The settings: those of the app group, the user's defaults, or, for a store in memory,
  /// temporary defaults that are empty at launch.
  package var settings: UserDefaults {
    if let group {
      let settings = group.settings
      let former = Bundle.main.bundleIdentifier.flatMap(UserDefaults.standard.persistentDomain)
      GroupMove.copy(former ?? [:], to: settings)
      return settings
    }
    guard storeURL == nil else { return .standard }
    // A unique name has no settings yet.
    let name = "HabitTracker.in-memory.\(UUID())"
    // The initializer returns nil only for the app's own name and the global domain.
    guard let settings = UserDefaults(suiteName: name) else {
      preconditionFailure("No defaults of the name \(name)")
    }
    // A volatile domain is not written to disk.
    settings.setVolatileDomain([:], forName: name)
    return settings
  }
}
