import Foundation
import HabitLaunch
import SwiftUI
import UserNotifications
import WebHost

extension Platform {
  /// Readies what the system would bring: where windows are shown, how notifications are kept. To be
  /// called before the app makes anything of its own.
  @MainActor public static func start(_ options: LaunchOptions) {
    Hosting.current = Hosting(
      WebHost.self,
      address: options.host,
      port: options.port,
      opensBrowser: !options.isBrowserLeftClosed
    )
    let clock = options.launch.clock
    NotificationHost.current = NotificationHost(
      file: notifications(of: options),
      now: { clock.now() },
      sleep: { try await clock.sleep(for: $0) }
    )
  }

  /// The file that keeps notifications: beside a store that was named, else in the app's folder;
  /// none where nothing is kept.
  static func notifications(of options: LaunchOptions) -> URL? {
    guard let store = options.launch.storeURL else { return nil }
    if options.storing.store != nil {
      return URL(filePath: store.path(percentEncoded: false) + "-notifications.json")
    }
    return store.deletingLastPathComponent().appending(path: "notifications.json")
  }
}
