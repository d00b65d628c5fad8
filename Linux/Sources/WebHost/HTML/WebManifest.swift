import FlyingFox
import Foundation
import LinuxFoundation
import WebElements

/// The web app manifest of an installable app, in the language of the request. Its addresses are
/// relative, so that they are valid at any path prefix.
struct WebManifest: Encodable {
  static let path = "/manifest.webmanifest"

  private struct Icon: Encodable {
    let src: String
    let sizes: String
    let type: String
    let purpose: String
  }

  private struct Shortcut: Encodable {
    let name: String
    let url: String
    let icons: [Icon]
  }

  private let id = "./"
  private let start_url = "./"
  private let scope = "./"
  private let display = "standalone"
  private let lang: String
  private let dir: String
  private let name: String
  private let short_name: String
  private let description: String
  private let background_color: String
  private let theme_color: String
  private let icons: [Icon]
  private let shortcuts: [Shortcut]

  init(_ identity: PageIdentity) {
    let localization = Localization.current
    lang = localization.language
    dir = localization.isRightToLeft ? "rtl" : "ltr"
    name = identity.name
    short_name = String(localized: identity.shortName)
    description = String(localized: identity.description)
    // A manifest has one color for both appearances. The splash screen is dark, like the app
    // initially.
    background_color = identity.ground.dark
    theme_color = identity.ground.dark
    let icons = identity.icons.filter { $0.purpose != .apple }.map { icon in
      Icon(
        src: ".\(icon.asset.path)",
        sizes: "\(icon.size)x\(icon.size)",
        type: icon.asset.contentType,
        purpose: icon.purpose == .maskable ? "maskable" : "any"
      )
    }
    self.icons = icons
    shortcuts = identity.shortcuts.map { shortcut in
      Shortcut(
        name: String(localized: shortcut.name),
        url: ".\(shortcut.address)",
        icons: Array(icons.prefix(1))
      )
    }
  }

  /// Returns the response with the manifest, which is encoded for each request, because browsers
  /// rarely request it.
  static func response(_ identity: PageIdentity) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: "application/manifest+json", .cacheControl: "no-cache",
      .vary: "Accept-Language",
    ]
    return HTTPResponse(statusCode: .ok, headers: headers, body: .json(WebManifest(identity)))
  }
}

extension HTMLWriter {
  /// Writes the manifest and icon links of an installable app.
  mutating func identity(_ identity: PageIdentity, _ site: SitePath) {
    // The manifest must be requested with the sign-in cookie.
    startTag(
      "link",
      [
        "rel": "manifest", "crossorigin": "use-credentials",
        "href": site.root + WebManifest.path,
      ]
    )
    for icon in identity.icons where icon.purpose == .apple {
      startTag("link", ["rel": "apple-touch-icon", "href": site.root + icon.asset.path])
    }
    for (scheme, color) in [("dark", identity.ground.dark), ("light", identity.ground.light)] {
      let media = "(prefers-color-scheme: \(scheme))"
      startTag("meta", ["name": "theme-color", "content": color, "media": media])
    }
    let features = [
      ("mobile-web-app-capable", "yes"),
      ("apple-mobile-web-app-capable", "yes"),
      ("apple-mobile-web-app-status-bar-style", "default"),
      ("apple-mobile-web-app-title", String(localized: identity.shortName)),
    ]
    for (name, content) in features { startTag("meta", ["name": name, "content": content]) }
  }
}
