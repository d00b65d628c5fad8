import Foundation

/// What a widget opens in the app, as addresses of a scheme that is the app's own.
package enum AppLink: Hashable, Sendable {
  case list
  /// A habit's screen.
  case habit(UUID)

  private static let scheme = "habittracker"

  /// The link of an address; nil where that leads to nothing in the app.
  package init?(_ url: URL) {
    guard url.scheme == Self.scheme else { return nil }
    let parts = url.path().split(separator: "/")
    if parts.isEmpty {
      self = .list
    } else if parts.count == 2, parts[0] == "habits", let id = UUID(uuidString: String(parts[1])) {
      self = .habit(id)
    } else {
      return nil
    }
  }

  package var url: URL {
    let text = "\(Self.scheme):///\(path)"
    guard let url = URL(string: text) else {
      preconditionFailure("\(text) is made of letters, digits, colons, slashes and hyphens")
    }
    return url
  }

  private var path: String {
    switch self {
    case .list: ""
    case .habit(let id): "habits/\(id.uuidString.lowercased())"
    }
  }
}
