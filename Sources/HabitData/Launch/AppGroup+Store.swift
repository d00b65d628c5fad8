import Foundation
import SwiftData

extension AppGroup {
  /// The settings key of the schema version of the store.
  private static var versionKey: String { "storeVersion" }

  private static var version: String { "\(HabitSchema.versionIdentifier)" }

  /// Records the store's schema version for extensions.
  func noteVersion() {
    settings.set(Self.version, forKey: Self.versionKey)
  }

  /// Opens the store in an extension.
  ///
  /// The system may terminate an extension at any time, so an extension neither creates nor
  /// migrates a store. The app does.
  ///
  /// - Throws: ``AppGroupError`` if the app must be opened first.
  @MainActor package func openStore(timeZone: TimeZone) throws -> HabitStore {
    guard store.exists, settings.string(forKey: Self.versionKey) == Self.version else {
      throw AppGroupError.needsApp
    }
    let container = try StoreFile.open(store, for: HabitSchema.models)
    let days = DayClock(clock: .system, settings: settings, timeZone: timeZone)
    return HabitStore(container, days: days, settings: settings)
  }
}

/// An error in opening the store in an extension.
package enum AppGroupError: LocalizedError {
  /// The app has not created the store yet, or has not migrated it to the current version.
  case needsApp

  package var errorDescription: String? { "Open Habit Tracker" }
}
