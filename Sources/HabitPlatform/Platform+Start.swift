import Foundation
import HabitData
import HabitLaunch
import HabitTrackerFeature

// It is compiled on Linux too, so that its words are tested.
#if canImport(UIKit)
  import UIKit
#endif

extension Platform {
  /// Does nothing, because the system shows windows and stores notifications.
  @MainActor public static func start(_ options: LaunchOptions) throws(LaunchFailure) {}

  /// Follows the app to the background and back. Nothing is served beside the windows: the system asks
  /// the app's extension for widgets, and the app for what its intents do.
  @MainActor public static func serve(_ session: AppSession) {
    // See above.
    #if canImport(UIKit)
      observe(UIApplication.didEnterBackgroundNotification) { session.enterBackground() }
      observe(UIApplication.willEnterForegroundNotification) { session.enterForeground() }
    #endif
  }

  /// Calls a function when the application posts a notification, which it does on the main thread, and
  /// of all scenes together.
  @MainActor private static func observe(
    _ name: Notification.Name,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    // The app observes as long as it runs, so nobody keeps the observer.
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(action)
    }
  }
}
