import Foundation
@_spi(Host) import SwiftUI
import WebElements

extension Platform {
  /// The app's identity on a home screen, with its shortcuts.
  @MainActor static var identity: PageIdentity {
    do {
      return PageIdentity(
        name: "Habit Tracker",
        shortName: LocalizedStringResource("Habits"),
        description: LocalizedStringResource("Check off habits and keep streaks."),
        ground: PageIdentity.Ground(dark: "#0b0b0d", light: "#f2f2f7"),
        icons: [
          try icon("icon-192", 192, .any),
          try icon("icon-512", 512, .any),
          try icon("icon-maskable", 512, .maskable),
          try icon("icon-apple", 180, .apple),
        ],
        shortcuts: [
          PageIdentity.Shortcut(name: LocalizedStringResource("New Habit"), address: "/new"),
          PageIdentity.Shortcut(name: LocalizedStringResource("Today"), address: "/"),
        ]
      )
    } catch {
      preconditionFailure("The icons of the app are missing: \(error)")
    }
  }

  private static func icon(
    _ name: String,
    _ size: Int,
    _ purpose: PageIdentity.Icon.Purpose
  ) throws -> PageIdentity.Icon {
    let asset = try Asset(
      path: "/\(name).png",
      contentType: "image/png",
      file: Bundle.module.bundleURL.appending(path: "Resources/\(name).png"),
      use: .byPath
    )
    return PageIdentity.Icon(asset, size: size, purpose: purpose)
  }
}
