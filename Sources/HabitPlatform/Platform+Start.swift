import HabitData
import HabitLaunch
import HabitTrackerFeature

extension Platform {
  /// Nothing is to be readied: the system shows windows and keeps notifications.
  @MainActor public static func start(_ options: LaunchOptions) throws(LaunchFailure) {}

  /// Nothing is served beside the windows: the system asks the app's extension for widgets, and the
  /// app for what its intents do.
  @MainActor public static func serve(_ session: AppSession) {}
}
