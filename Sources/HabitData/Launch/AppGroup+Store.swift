import Foundation
import SwiftData

extension AppGroup {
  /// Where the app writes down of which version the store is that it has opened.
  private static var versionKey: String { "storeVersion" }

  private static var version: String { "\(HabitSchema.versionIdentifier)" }

  /// Notes that the store is of the present version, for extensions.
  func noteVersion() {
    settings.set(Self.version, forKey: Self.versionKey)
  }

  /// The store, opened for a moment by an extension. An extension may be ended at any time: it makes no
  /// store and brings none to a newer version, which the app does when it is opened.
  /// - Throws: ``AppGroupError`` where the app has to be opened first.
  @MainActor package func openStore(timeZone: TimeZone) throws -> HabitStore {
    let isThere = FileManager.default.fileExists(atPath: store.path(percentEncoded: false))
    guard isThere, settings.string(forKey: Self.versionKey) == Self.version else {
      throw AppGroupError.appIsToBeOpened
    }
    let container = try StoreFile.open(store, for: HabitSchema.models)
    let days = DayClock(clock: .system, settings: settings, timeZone: timeZone)
    return HabitStore(container, days: days, settings: settings)
  }
}

/// Why an extension has no store.
package enum AppGroupError: LocalizedError {
  /// The app has not made the store yet, or not brought it to the present version.
  case appIsToBeOpened

  package var errorDescription: String? { "Open Habit Tracker" }
}
