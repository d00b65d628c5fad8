import SwiftUI

/// The user's decision about notifications.
enum ReminderPermission: Hashable, Sendable {
  /// The user has not decided.
  case undecided
  case allowed
  case refused
  /// The platform can't show notifications.
  case unavailable

  /// Returns the explanation of a missing permission, or nil if reminders are allowed.
  func sentence(_ texts: PlatformTexts) -> LocalizedStringResource? {
    switch self {
    case .undecided: LocalizedStringResource("To get reminders, allow notifications.")
    case .allowed: nil
    case .refused: texts.refusedNotifications
    case .unavailable: texts.missingNotifications
    }
  }
}
