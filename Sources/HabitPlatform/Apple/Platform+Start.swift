import Foundation
import HabitData
import HabitLaunch
import HabitTrackerFeature

// This module is also compiled on Linux, to test its texts.
#if canImport(UIKit)
  import UIKit
#endif

extension Platform {
  /// Applies the launch language. The system itself provides windows and notifications.
  @MainActor public static func start(_ options: LaunchOptions) throws(LaunchFailure) {
    guard let language = options.language else { return }
    let arguments = UserDefaults.argumentDomain
    var domain = UserDefaults.standard.volatileDomain(forName: arguments)
    domain["AppleLanguages"] = [language]
    UserDefaults.standard.setVolatileDomain(domain, forName: arguments)
  }

  /// Follows the app to the background and back. The system itself runs widgets and intents, so
  /// nothing is served.
  @MainActor public static func serve(_ session: AppSession) {
    // See the import above.
    #if canImport(UIKit)
      observe(UIApplication.didEnterBackgroundNotification) { session.enterBackground() }
      observe(UIApplication.willEnterForegroundNotification) { session.enterForeground() }
      observe(UIApplication.protectedDataDidBecomeAvailableNotification) { session.openAgain() }
    #endif
  }

  /// Calls a closure after each notification with a name. The notification must concern the whole
  /// application, not a scene, and be posted on the main thread.
  @MainActor private static func observe(
    _ name: Notification.Name,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    // The observer is never removed, because it is needed until the app ends.
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(action)
    }
  }
}
