import Foundation
import HabitTrackerFeature

/// The iOS platform.
public enum Platform {
  /// The texts for phones and tablets.
  public static var texts: PlatformTexts {
    PlatformTexts(
      refusedNotifications: """
        Notifications are turned off. To get reminders, turn them on for Habit Tracker in Settings, \
        under Notifications.
        """,
      missingNotifications: "This device can't show notifications.",
      storeAdvice: """
        Your data was not changed. Quit the app and open it again. If that doesn't help, restore a \
        backup. If there is none, delete the app, install it again, and import your last export.
        """,
      namesFiles: false,
      // The app's page in Settings: the value of `UIApplication.openSettingsURLString`.
      languages: .system(address: "app-settings:")
    )
  }

  /// Nil, because scripts have no access. Shortcuts do not need tokens.
  public static let access: PlatformAccess? = nil
}
