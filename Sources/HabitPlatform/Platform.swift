import HabitTrackerFeature

/// iOS.
public enum Platform {
  /// What the screens say on a phone or a tablet.
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

  /// Scripts do not reach the app: Shortcuts do, without tokens.
  public static let access: PlatformAccess? = nil
}
