import Foundation
import SwiftUI

/// The platform's support for access by scripts and dashboards with tokens from the settings. iOS
/// has no such access: Shortcuts and widgets serve the same purpose there.
public struct PlatformAccess: Sendable {
  /// The address of the widget gallery, or nil if there is none.
  let gallery: URL?
  /// The screen of signed-in devices, or nil if the app requires no sign-in.
  let devices: @MainActor @Sendable () -> AnyView?
  /// The section with the switch for reminders to the current device while the app is closed, or
  /// nil if there is none.
  let closedAppSection: @MainActor @Sendable () -> AnyView?
  /// The page for setting a pass code if everyone who can reach the app can use it, otherwise
  /// nil.
  let passCodePage: @MainActor @Sendable () -> URL?
  /// Makes a button that copies a text.
  let copyButton: @MainActor @Sendable (String) -> AnyView

  package init(
    gallery: URL?,
    devices: @escaping @MainActor @Sendable () -> AnyView?,
    closedAppSection: @escaping @MainActor @Sendable () -> AnyView? = { nil },
    passCodePage: @escaping @MainActor @Sendable () -> URL?,
    copyButton: @escaping @MainActor @Sendable (String) -> AnyView
  ) {
    self.gallery = gallery
    self.devices = devices
    self.closedAppSection = closedAppSection
    self.passCodePage = passCodePage
    self.copyButton = copyButton
  }
}

private struct PlatformAccessKey: EnvironmentKey {
  static let defaultValue: PlatformAccess? = nil
}

extension EnvironmentValues {
  /// The platform's support for access by scripts, or nil if there is none.
  var platformAccess: PlatformAccess? {
    get { self[PlatformAccessKey.self] }
    set { self[PlatformAccessKey.self] = newValue }
  }
}
