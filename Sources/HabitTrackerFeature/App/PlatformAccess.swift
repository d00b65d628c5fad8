import Foundation
import SwiftUI

/// That scripts and dashboards reach the app on a platform, by tokens that are made in its settings,
/// and what that needs of the platform. On iOS there are Shortcuts and widgets instead.
public struct PlatformAccess: Sendable {
  /// Where all widgets are to be seen.
  let gallery: URL?
  /// The screen of the devices that are signed in; nil where the app asks nobody to.
  let devices: @MainActor @Sendable () -> AnyView?
  /// The page where a pass code is set; nil unless everybody who reaches the app may use it.
  let passCodePage: @MainActor @Sendable () -> URL?
  /// A button that copies a text.
  let copyButton: @MainActor @Sendable (String) -> AnyView

  /// - Parameters:
  ///   - gallery: Where all widgets are to be seen.
  ///   - devices: Makes the screen of the devices that are signed in, where there are any.
  ///   - passCodePage: The page where a pass code is set, while everybody who reaches the app may use it.
  ///   - copyButton: Makes a button that copies a text.
  public init(
    gallery: URL?,
    devices: @escaping @MainActor @Sendable () -> AnyView?,
    passCodePage: @escaping @MainActor @Sendable () -> URL?,
    copyButton: @escaping @MainActor @Sendable (String) -> AnyView
  ) {
    self.gallery = gallery
    self.devices = devices
    self.passCodePage = passCodePage
    self.copyButton = copyButton
  }
}

private struct PlatformAccessKey: EnvironmentKey {
  static let defaultValue: PlatformAccess? = nil
}

extension EnvironmentValues {
  /// Nil where scripts and dashboards do not reach the app.
  var platformAccess: PlatformAccess? {
    get { self[PlatformAccessKey.self] }
    set { self[PlatformAccessKey.self] = newValue }
  }
}
