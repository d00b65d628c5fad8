import ArgumentParser
import Foundation

/// The address at which browsers reach an app behind a reverse proxy.
enum PublicURL {
  /// Reads an address.
  ///
  /// - Throws: `ValidationError` for an invalid address.
  static func read(_ text: String) throws -> URL {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false,
      url.user() == nil, url.query() == nil, url.fragment() == nil,
      url.path().wholeMatch(of: #/(?:/[A-Za-z0-9_-]+)*/?/#) != nil
    else {
      throw ValidationError(
        String(
          localized: """
            Write a public address as https://habits.example.org or https://example.org/habits.
            """
        )
      )
    }
    return url
  }
}
