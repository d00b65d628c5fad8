import Foundation

/// Where the devices of one person leave files for each other.
package enum SyncPlace: Hashable, Codable, Sendable {
  /// A folder that another program carries to the other devices.
  /// - Parameter bookmark: How iOS finds a folder again that was chosen in Files.
  case folder(path: String, bookmark: Data? = nil)
  /// A folder on a WebDAV server.
  case webDAV(url: URL, user: String, password: String)
  /// A Habit Tracker that is always on.
  /// - Parameter token: As for scripts, made in its settings.
  case server(url: URL, token: String)

  /// The place in words, without its secrets.
  package var title: String {
    switch self {
    case .folder(let path, _): path
    case .webDAV(let url, _, _), .server(let url, _): url.absoluteString
    }
  }
}
