import Foundation
import SwiftUI

/// The features of a platform that serves the app to browsers: the widget gallery, signed-in
/// devices, the pass code, and reminders while the app is closed. iOS has none of them.
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

extension EnvironmentValues {
  /// The features of a platform that serves the app to browsers and scripts, or nil on iOS.
  @Entry var platformAccess: PlatformAccess? = nil
}
