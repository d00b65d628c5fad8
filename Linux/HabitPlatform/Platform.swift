import Foundation
import HabitSync
import HabitTrackerFeature
import SwiftUI

/// Linux, in the browser.
public enum Platform {
  /// What the screens say in a browser.
  public static let texts = PlatformTexts(
    refusedNotifications: """
      Notifications are refused. To be reminded, allow them for this address in the settings of \
      this browser.
      """,
    missingNotifications: """
      Nothing here can show notifications: not this browser at this address, and no notify-send on \
      the desktop.
      """,
    storeAdvice: """
      Nothing was changed. Stop Habit Tracker, then run “habit restore” in a terminal to go back to a \
      backup, or move the store away to start with an empty one.
      """,
    namesFiles: true
  )

  /// Scripts and dashboards reach the app over HTTP.
  public static let access: PlatformAccess? = PlatformAccess(
    gallery: URL(string: "/widgets"),
    devices: { isOpen ? nil : devices.map { AnyView(DevicesScreen(devices: $0)) } },
    passCodePage: { isOpen ? URL(string: "/pass-code") : nil },
    copyButton: { AnyView(CopyButton(text: $0)) }
  )

  /// The files that devices leave here for each other; nil where nothing is kept.
  @MainActor static var syncFiles: HostedFiles?

  /// The devices that gave the pass code.
  @MainActor static var devices: SignedInDevices?

  /// Keeps the pass code.
  @MainActor static var signIn: SignInFile?

  /// True while everybody on this machine may use the app, because no pass code was chosen.
  @MainActor private static var isOpen: Bool {
    guard Hosting.current?.isLocal == true, let signIn else { return false }
    // If it can't be read, nobody is admitted, and the screen of devices says why.
    do { return try !signIn.hasPassCode() } catch { return false }
  }
}
