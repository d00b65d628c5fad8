import HabitLaunch
import HabitTrackerFeature

extension Platform {
  /// Nothing is to be readied: the system shows windows and keeps notifications.
  @MainActor public static func start(_ options: LaunchOptions) {}

  /// Nothing is answered but the system.
  @MainActor public static func serve(_ session: AppSession) {}
}
