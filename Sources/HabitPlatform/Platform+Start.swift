import HabitLaunch

extension Platform {
  /// Nothing is to be readied: the system shows windows and keeps notifications.
  @MainActor public static func start(_ options: LaunchOptions) {}
}
