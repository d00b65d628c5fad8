import Foundation

extension URL {
  /// The address with its scheme in lowercase.
  ///
  /// Schemes are case-insensitive (RFC 3986, section 3.1), but `URL.scheme` preserves the typed
  /// case, and URLSession on Linux supports lowercase schemes only.
  package var normalizingScheme: URL {
    guard let scheme, scheme != scheme.lowercased(),
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.scheme = scheme.lowercased()
    return parts.url ?? self
  }
}
