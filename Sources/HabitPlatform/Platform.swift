import HabitTrackerFeature

/// iOS.
public enum Platform {
  /// The texts for phones and tablets.
  public static let texts = PlatformTexts(
    refusedNotifications: """
      Notifications are refused. To be reminded, allow them for Habit Tracker in Settings, under \
      Notifications.
      """,
    missingNotifications: "This device can't show notifications.",
    storeAdvice: """
      Nothing was changed. Quit the app, then open it again. If that does not help, delete the app, \
      install it anew, and import your last export.
      """,
    namesFiles: false
  )

  /// Scripts do not reach the app: Shortcuts do, without tokens.
  public static let access: PlatformAccess? = nil
}
