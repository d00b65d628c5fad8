import HabitLaunch
import HabitTrackerFeature

extension Platform {
  /// Nothing is to be readied: the system shows windows and keeps notifications.
  @MainActor public static func start(_ options: LaunchOptions) {}

  /// Nothing is to be shown beside the windows: the system asks the app's extension for widgets.
  @MainActor public static func start(_ session: AppSession) {}
}
