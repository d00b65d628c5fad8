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
