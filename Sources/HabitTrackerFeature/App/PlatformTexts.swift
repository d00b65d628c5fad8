import Foundation
import SwiftUI

/// Texts that depend on the platform. The app target provides them.
public struct PlatformTexts: Equatable, Sendable {
  /// Advice for denied notification permission.
  let refusedNotifications: LocalizedStringResource
  /// The reason that nothing can show notifications.
  let missingNotifications: LocalizedStringResource
  /// Advice for a store that can't be opened.
  let storeAdvice: LocalizedStringResource
  /// True if the user can open the app's files at their paths.
  let namesFiles: Bool

  /// Creates a platform's texts.
  public init(
    refusedNotifications: LocalizedStringResource,
    missingNotifications: LocalizedStringResource,
    storeAdvice: LocalizedStringResource,
    namesFiles: Bool
  ) {
    self.refusedNotifications = refusedNotifications
    self.missingNotifications = missingNotifications
    self.storeAdvice = storeAdvice
    self.namesFiles = namesFiles
  }
}

extension PlatformTexts {
  /// Texts that apply to every platform, for views without an app target.
  static let everywhere = PlatformTexts(
    refusedNotifications: "Notifications are turned off.",
    missingNotifications: "This device can't show notifications.",
    storeAdvice: "The file was not changed.",
    namesFiles: true
  )
}

private struct PlatformTextsKey: EnvironmentKey {
  static let defaultValue = PlatformTexts.everywhere
}

extension EnvironmentValues {
  /// The texts of the current platform.
  var platformTexts: PlatformTexts {
    get { self[PlatformTextsKey.self] }
    set { self[PlatformTextsKey.self] = newValue }
  }
}
