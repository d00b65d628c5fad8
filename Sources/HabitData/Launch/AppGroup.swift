import Foundation

/// The folder and settings that the app shares with its extensions, which run in separate
/// processes.
public struct AppGroup: Equatable, Sendable {
  /// The identifier in the entitlements.
  let identifier: String
  /// The shared folder.
  let container: URL

  package init(identifier: String, container: URL) {
    self.identifier = identifier
    self.container = container
  }

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
