import Foundation
import HabitSync

/// What a device that syncs tells a further one: the key, and where the devices meet. Never a
/// password or a token: whoever photographs it still does not reach the place.
package struct SyncInvitation: Hashable, Sendable {
  /// A place as far as it may be told.
  package enum Place: Hashable, Sendable {
    /// Without a path where that means nothing to another device.
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
  /// Reads what a link says; nil where that is no invitation.
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

  /// What a link says.
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
      // A link that anybody may have made: it leads nowhere.
      return nil
    }
  }
}

extension URL {
  /// An address that was typed or told: of the web, with a host.
  package init?(address: String) {
    let text = address.trimmingCharacters(in: .whitespaces)
    guard let url = URL(string: text)?.normalizingScheme,
      ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false
    else { return nil }
    self = url
  }

  /// Without a name and a password, which an address can have before its host.
  fileprivate var withoutSecrets: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
    (parts.user, parts.password) = (nil, nil)
    return parts.url ?? self
  }
}
