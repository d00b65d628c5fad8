import Foundation
import SwiftData

/// The folder and settings that the app shares with its extensions, which run in separate
/// processes.
public struct AppGroup: Equatable, Sendable {
  /// The identifier in the entitlements.
  let identifier: String
  /// The shared folder.
  let container: URL

  /// The app group of this process; nil if it has none.
  public static var current: AppGroup? {
    guard let bundle = Bundle.main.bundleIdentifier else { return nil }
    let isExtension = Bundle.main.bundleURL.pathExtension == "appex"
    let identifier = identifier(ofBundle: bundle, isExtension: isExtension)
    return SharedFolder.url(of: identifier).map {
      AppGroup(identifier: identifier, container: $0)
    }
  }

  /// Returns the identifier of the app group, given the bundle identifier of the app or of an
  /// extension. An extension's identifier begins with the app's.
  static func identifier(ofBundle bundle: String, isExtension: Bool) -> String {
    let parts = bundle.split(separator: ".")
    return "group." + (isExtension ? parts.dropLast() : parts[...]).joined(separator: ".")
  }

  /// The file of the store.
  package var store: URL {
    container.appending(path: "HabitTracker/\(StoreFile.standard.lastPathComponent)")
  }

  package var settings: UserDefaults {
    guard let settings = UserDefaults(suiteName: identifier) else {
      // The initializer returns nil only for the app's own name and the global domain.
      preconditionFailure("There are no user defaults named \(identifier)")
    }
    return settings
  }
}

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
