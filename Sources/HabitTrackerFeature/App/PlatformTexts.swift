import Foundation
import SwiftUI

/// Texts and choices that depend on the platform. The app target provides them.
public struct PlatformTexts: Equatable, Sendable {
  /// Advice for denied notification permission.
  let refusedNotifications: LocalizedStringResource
  /// The reason why the platform can't show notifications.
  let missingNotifications: LocalizedStringResource
  /// Advice for a store that can't be opened.
  let storeAdvice: LocalizedStringResource
  /// True if the user can open the app's files by their paths.
  let namesFiles: Bool
  /// The languages to choose from, or the address of the system's settings.
  let languages: LanguageChoice

  package init(
    refusedNotifications: LocalizedStringResource,
    missingNotifications: LocalizedStringResource,
    storeAdvice: LocalizedStringResource,
    namesFiles: Bool,
    languages: LanguageChoice
  ) {
    self.refusedNotifications = refusedNotifications
    self.missingNotifications = missingNotifications
    self.storeAdvice = storeAdvice
    self.namesFiles = namesFiles
    self.languages = languages
  }
}

/// The place where the user chooses the app's language.
package enum LanguageChoice: Equatable, Sendable {
  /// The app's own settings, with these BCP 47 tags.
  case here([String])
  /// The system's settings, which have this address.
  case system(address: String)
}

extension PlatformTexts {
  /// Texts that apply to every platform, for views without an app target.
  static let everywhere = PlatformTexts(
    refusedNotifications: "Notifications are turned off.",
    missingNotifications: "This device can't show notifications.",
    storeAdvice: "The file was not changed.",
    namesFiles: true,
    languages: .here(["en"])
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
