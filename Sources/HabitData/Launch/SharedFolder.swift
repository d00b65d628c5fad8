import Foundation

/// The folder of an app group, which the app shares with its extensions.
enum SharedFolder {
  /// Returns the folder; nil if the process does not belong to the group.
  static func url(of group: String) -> URL? {
    // Foundation on Linux has no app groups.
    #if canImport(FoundationNetworking)
      nil
    #else
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    #endif
  }

  /// Sets the protection of the files that are created in a folder: they are encrypted until the
  /// device is first unlocked after a restart. Widgets can read these files from then on, even
  /// while the device is locked.
  static func protect(_ folder: URL) throws {
    // Linux and Macs, which run only tests, encrypt the whole disk.
    #if canImport(UIKit)
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: folder.path(percentEncoded: false)
      )
    #endif
  }
}
