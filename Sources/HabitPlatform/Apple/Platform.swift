import HabitTrackerFeature

/// The iOS platform.
public enum Platform {
  /// The texts for phones and tablets.
  public static let texts = PlatformTexts(
    refusedNotifications: """
      Notifications are refused. To be reminded, allow them for Habit Tracker in Settings, under \
      Notifications.
      """,
    missingNotifications: "This device can't show notifications.",
    storeAdvice: """
      Nothing was changed. Quit the app, then open it again. If that does not help, restore a \
      backup. Without one, delete the app, install it again, and import your last export.
      """,
    namesFiles: false
  )

  /// Nil: scripts have no access. Shortcuts do not need tokens.
  public static let access: PlatformAccess? = nil
}
