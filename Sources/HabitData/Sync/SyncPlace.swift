import Foundation

/// The remote folder through which a person's devices exchange files.
package enum SyncPlace: Hashable, Codable, Sendable {
  /// A local folder that another program syncs to the other devices.
  ///
  /// - Parameter bookmark: The bookmark with which iOS finds a folder chosen in Files.
  case folder(path: String, bookmark: Data? = nil)
  /// A folder on a WebDAV server.
  case webDAV(url: URL, user: String, password: String)
  /// The server of another installation of Habit Tracker.
  ///
  /// - Parameter token: A token created in the server's settings.
  case server(url: URL, token: String)

  /// The path or address, without secrets.
  package var title: String {
    switch self {
    case .folder(let path, _): path
    case .webDAV(let url, _, _), .server(let url, _): url.absoluteString
    }
  }

  /// Returns the remote folder that the user chose in the system's file picker.
  package static func folder(chosen url: URL) throws -> SyncPlace {
    let path = url.path(percentEncoded: false)
    return .folder(path: path, bookmark: try ChosenFolder.bookmark(of: url))
  }
}

extension SyncPlace {
  /// A warning if the password or token is sent unencrypted over the internet; otherwise nil. The
  /// habits themselves are always encrypted.
  package var warning: String? {
    switch self {
    case .webDAV(let url, _, _) where url.isUnencryptedOnTheInternet:
      String(
        localized: """
          This address begins with http://, so others on the network can read your password. Use \
          https:// if the server supports it.
          """
      )
    case .server(let url, _) where url.isUnencryptedOnTheInternet:
      String(
        localized: """
          This address begins with http://, so others on the network can read your token. Use \
          https:// if the server supports it.
          """
      )
    case .folder, .webDAV, .server: nil
    }
  }
}

extension URL {
  /// True for http to a host outside this machine and the local network.
  fileprivate var isUnencryptedOnTheInternet: Bool {
    guard scheme?.lowercased() == "http", let host = host()?.lowercased() else { return false }
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if name.contains(":") { return !Self.isLocalIPv6(name) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    if parts.count == 4, bytes.count == 4 { return !Self.isLocalIPv4(bytes[0], bytes[1]) }
    let isLocalName =
      parts.count == 1
      || ["localhost", "local", "lan", "internal"].contains(parts.last ?? "")
      || name.hasSuffix("home.arpa")
    return !isLocalName
  }

  /// Returns true for loopback, private, link-local, and carrier-grade NAT addresses (RFC 6890),
  /// given their first two bytes.
  private static func isLocalIPv4(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (10, _), (127, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127): true
    default: false
    }
  }

  /// Returns true for loopback, link-local (fe80::/10), and unique local (fc00::/7) addresses.
  private static func isLocalIPv6(_ address: String) -> Bool {
    if address == "::1" { return true }
    guard let first = UInt16(address.prefix { $0 != ":" }, radix: 16) else { return false }
    return (0xfe80...0xfebf).contains(first) || (0xfc00...0xfdff).contains(first)
  }
}
