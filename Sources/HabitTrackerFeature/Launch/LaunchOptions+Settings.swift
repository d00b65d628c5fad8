import Foundation

extension LaunchOptions {
  /// Settings of a run that keeps nothing, apart from those of the user.
  private static let volatileSuite = "HabitTracker.in-memory"

  /// Where the views' settings are kept: the user's defaults, or, where the store is kept in memory,
  /// defaults that are empty at the start and go with the process.
  var settings: UserDefaults {
    guard storeURL == nil else { return .standard }
    // It is nil for the names of the app itself and of the global domain alone.
    guard let settings = UserDefaults(suiteName: Self.volatileSuite) else {
      preconditionFailure("No defaults of the name \(Self.volatileSuite)")
    }
    settings.removePersistentDomain(forName: Self.volatileSuite)
    // Says that they are not written to disk.
    settings.setVolatileDomain([:], forName: Self.volatileSuite)
    return settings
  }
}
