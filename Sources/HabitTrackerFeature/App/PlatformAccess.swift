import Foundation
import SwiftUI

/// That scripts and dashboards reach the app on a platform, by tokens that are made in its settings,
/// and what that needs of the platform. On iOS there are Shortcuts and widgets instead.
public struct PlatformAccess: Sendable {
  /// Where all widgets are to be seen.
  let gallery: URL?
  /// A button that copies a text.
  let copyButton: @MainActor @Sendable (String) -> AnyView

  /// - Parameters:
  ///   - gallery: Where all widgets are to be seen.
  ///   - copyButton: Makes a button that copies a text.
  public init(gallery: URL?, copyButton: @escaping @MainActor @Sendable (String) -> AnyView) {
    self.gallery = gallery
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
