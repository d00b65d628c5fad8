import Foundation

extension Launch {
  /// The settings of the app group if there is one, otherwise the user's defaults. With a store in
  /// memory, temporary defaults that are empty at launch.
  package var settings: UserDefaults {
    if let group { return group.settings }
    guard storeURL == nil else { return .standard }
    // A unique name has no settings yet.
    let name = "HabitTracker.in-memory.\(UUID())"
    // The initializer returns nil only for the app's own name and the global domain.
    guard let settings = UserDefaults(suiteName: name) else {
      preconditionFailure("There are no user defaults named \(name)")
    }
    // A volatile domain is not written to disk.
    settings.setVolatileDomain([:], forName: name)
    return settings
  }
}
