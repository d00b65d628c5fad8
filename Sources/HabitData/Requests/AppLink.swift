import Foundation

/// A link from a widget or a QR code to a screen of the app, with the app's own URL scheme.
package enum AppLink: Hashable, Sendable {
  case list
  /// The screen of a habit.
  case habit(UUID)
  /// The form for joining sync, filled in.
  case sync(SyncInvitation)

  private static let scheme = "habittracker"

  /// Reads a URL. Returns nil if it is not a link to the app.
  package init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme else { return nil }
    let parts = url.path().split(separator: "/")
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    if parts.isEmpty {
      self = .list
    } else if parts.count == 2, parts[0] == "habits", let id = UUID(uuidString: String(parts[1])) {
      self = .habit(id)
    } else if parts == ["sync"], let invitation = SyncInvitation(items) {
      self = .sync(invitation)
    } else {
      return nil
    }
  }

  package var url: URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = (Self.scheme, "", "/" + path)
    if case .sync(let invitation) = self { parts.queryItems = invitation.queryItems }
    guard let url = parts.url else {
      preconditionFailure("The path \(path) and its query do not form a URL")
    }
    return url
  }

  private var path: String {
    switch self {
    case .list: ""
    case .habit(let id): "habits/\(id.uuidString.lowercased())"
    case .sync: "sync"
    }
  }
}
