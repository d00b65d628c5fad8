// The part of Apple's UIKit that the app uses below its screens.
import Foundation

@MainActor package final class UIDevice {
  package static let current = UIDevice()
  package let name = "iPhone"
}

package final class UIApplication {
  package static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  package static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  package static let protectedDataDidBecomeAvailableNotification = Notification.Name("unlocked")
}
