import Foundation

extension Launch {
  /// Where the views' settings are kept: with the group's store, in the user's defaults, or, where the
  /// store is kept in memory, in defaults that are empty at the start and go with the process.
  package var settings: UserDefaults {
    if let group {
      let settings = group.settings
      let former = Bundle.main.bundleIdentifier.flatMap(UserDefaults.standard.persistentDomain)
      GroupMove.copy(former ?? [:], to: settings)
      return settings
    }
    guard storeURL == nil else { return .standard }
    // A name of its own, so that nothing is there yet.
    let name = "HabitTracker.in-memory.\(UUID())"
    // It is nil for the names of the app itself and of the global domain alone.
    guard let settings = UserDefaults(suiteName: name) else {
      preconditionFailure("No defaults of the name \(name)")
    }
    // Says that they are not written to disk.
    settings.setVolatileDomain([:], forName: name)
    return settings
  }
}
