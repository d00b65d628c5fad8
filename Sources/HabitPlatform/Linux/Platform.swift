import Foundation
import HabitSync
import HabitTrackerFeature
@_spi(Host) import SwiftUI

/// The platform functions for Linux with a browser.
public enum Platform {
  /// The texts for browsers.
  public static var texts: PlatformTexts {
    PlatformTexts(
      refusedNotifications: """
        Notifications are turned off. To get reminders, allow them for this site in the browser's \
        settings.
        """,
      missingNotifications: """
        Reminders can't be shown here. The browser allows no notifications at this address, and \
        notify-send is missing.
        """,
      storeAdvice: """
        The file was not changed. To start with an empty store, move the file to another folder and \
        start Habit Tracker again.
        """,
      namesFiles: true,
      languages: .here(Hosting.languages)
    )
  }

  /// The additions to the settings for browsers, scripts, and dashboards.
  public static let access: PlatformAccess? = PlatformAccess(
    gallery: URL(string: "/widgets"),
    devices: { isOpen ? nil : devices.map { AnyView(DevicesScreen(devices: $0)) } },
    closedAppSection: { push.map { AnyView(ClosedAppSection(push: $0)) } },
    passCodePage: { isOpen ? URL(string: "/pass-code") : nil },
    copyButton: { AnyView(CopyButton(text: $0)) }
  )

  /// The files that devices exchange through this server, or nil if nothing is stored.
  @MainActor static var syncFiles: HostedFiles?

  @MainActor static var devices: SignedInDevices?

  /// The push messages of the devices.
  @MainActor static var push: DevicePush?

  /// The pass code and the signed-in devices.
  @MainActor static var signIn: SignInFile?

  /// True while all users of this machine may use the app, because no pass code is set.
  @MainActor private static var isOpen: Bool {
    guard Hosting.current?.isLocal == true, let signIn else { return false }
    // If the file can't be read, no client is admitted, and the devices screen shows the reason.
    do { return try !signIn.hasPassCode() } catch { return false }
  }
}
