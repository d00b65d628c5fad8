import Foundation
import HabitSync

/// The data that another device needs to join sync: the key and the remote folder. It never
/// includes a password or token, so a photo of its QR code does not give access to the remote
/// folder.
package struct SyncInvitation: Hashable, Sendable {
  /// A remote folder without its secrets.
  package enum Place: Hashable, Sendable {
    /// A local folder. The path is nil if it would be useless on another device.
    case folder(path: String?)
    case webDAV(url: URL, user: String)
    case server(url: URL)
  }

  package let key: SyncKey
  package let place: Place

  package init(_ key: SyncKey, _ place: SyncPlace) {
    self.key = key
    self.place =
      switch place {
      case .folder(let path, let bookmark): .folder(path: bookmark == nil ? path : nil)
      case .webDAV(let url, let user, _): .webDAV(url: url.withoutSecrets, user: user)
      case .server(let url, _): .server(url: url.withoutSecrets)
      }
  }
}

extension SyncInvitation: Identifiable {
  package var id: Self { self }
}

// MARK: In a link

extension SyncInvitation {
  /// Reads the parameters of a link. Returns nil if they are not an invitation.
  init?(_ items: [URLQueryItem]) {
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

    guard let text = value("key"), let key = Self.key(text) else { return nil }
    if let path = value("folder") {
      guard path.isEmpty || path.hasPrefix("/") else { return nil }
      place = .folder(path: path.isEmpty ? nil : path)
    } else if let address = value("webdav") {
      guard let url = URL(address: address) else { return nil }
      place = .webDAV(url: url.withoutSecrets, user: value("user") ?? "")
    } else if let address = value("server") {
      guard let url = URL(address: address) else { return nil }
      place = .server(url: url.withoutSecrets)
    } else {
      return nil
    }
    self.key = key
  }

  /// The parameters of a link.
  var queryItems: [URLQueryItem] {
    let key = URLQueryItem(name: "key", value: key.description.replacing("-", with: ""))
    return switch place {
    case .folder(let path): [key, URLQueryItem(name: "folder", value: path ?? "")]
    case .webDAV(let url, let user):
      [
        key, URLQueryItem(name: "webdav", value: url.absoluteString),
        URLQueryItem(name: "user", value: user),
      ]
    case .server(let url): [key, URLQueryItem(name: "server", value: url.absoluteString)]
    }
  }

  private static func key(_ text: String) -> SyncKey? {
    do {
      return try SyncKey(text: text)
    } catch {
      // Anyone can make a link, so an invalid one is ignored.
      return nil
    }
  }
}

extension URL {
  /// Reads an address that a person typed. Returns nil unless it is an http or https URL with a
  /// host.
  package init?(address: String) {
    let text = address.trimmingCharacters(in: .whitespaces)
    guard let url = URL(string: text)?.normalizingScheme,
      ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false
    else { return nil }
    self = url
  }

  /// The address without a user name and password.
  fileprivate var withoutSecrets: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
    (parts.user, parts.password) = (nil, nil)
    return parts.url ?? self
  }
}
