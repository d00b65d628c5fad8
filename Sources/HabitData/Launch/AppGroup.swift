import HabitFoundation

/// What the app and its extensions share: a folder and settings. Each of them is a process of its
/// own, which sees nothing of the others' folders.
public struct AppGroup: Equatable, Sendable {
  /// Its name, as the entitlements of each have it.
  let identifier: String
  /// The folder that all of them may write in.
  let container: URL

  package init(identifier: String, container: URL) {
    self.identifier = identifier
    self.container = container
  }

  /// The group of this process; nil where the system gives it none.
  public static var current: AppGroup? {
    guard let bundle = Bundle.main.bundleIdentifier else { return nil }
    let isExtension = Bundle.main.bundleURL.pathExtension == "appex"
    let identifier = identifier(ofBundle: bundle, isExtension: isExtension)
    return SharedContainer.url(of: identifier).map {
      AppGroup(identifier: identifier, container: $0)
    }
  }

  /// The name of a group: that of the app, which is what an extension's own name begins with.
  static func identifier(ofBundle bundle: String, isExtension: Bool) -> String {
    let parts = bundle.split(separator: ".")
    return "group." + (isExtension ? parts.dropLast() : parts[...]).joined(separator: ".")
  }

  /// The file that keeps the habits.
  package var store: URL {
    container.appending(path: "HabitTracker/\(StoreFile.standard.lastPathComponent)")
  }

  /// The settings.
  package var settings: UserDefaults {
    guard let settings = UserDefaults(suiteName: identifier) else {
      // It is nil for the names of the app itself and of the global domain alone.
      preconditionFailure("No defaults of the name \(identifier)")
    }
    return settings
  }
}
