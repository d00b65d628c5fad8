import SwiftUI

/// Texts that differ on each platform, since the user can do something else there. The app's shell
/// brings them.
public struct PlatformTexts: Hashable, Sendable {
  /// What to do where notifications were refused.
  let refusedNotifications: String
  /// Why nothing can show notifications.
  let missingNotifications: String
  /// What to do with a store that can't be opened.
  let storeAdvice: String
  /// Whether the user can open the app's files at their paths.
  let namesFiles: Bool

  /// The texts of a platform.
  public init(
    refusedNotifications: String,
    missingNotifications: String,
    storeAdvice: String,
    namesFiles: Bool
  ) {
    self.refusedNotifications = refusedNotifications
    self.missingNotifications = missingNotifications
    self.storeAdvice = storeAdvice
    self.namesFiles = namesFiles
  }
}

extension PlatformTexts {
  /// Texts that are right everywhere, for a view without a shell.
  static let everywhere = PlatformTexts(
    refusedNotifications: "Notifications are refused.",
    missingNotifications: "Nothing here can show notifications.",
    storeAdvice: "Nothing was changed.",
    namesFiles: true
  )
}

private struct PlatformTextsKey: EnvironmentKey {
  static let defaultValue = PlatformTexts.everywhere
}

extension EnvironmentValues {
  /// Texts that differ on each platform.
  var platformTexts: PlatformTexts {
    get { self[PlatformTextsKey.self] }
    set { self[PlatformTextsKey.self] = newValue }
  }
}
