import FlyingFox
import Foundation

/// The valid addresses of pages: path components of letters, digits, dashes, and underscores.
///
/// Paths with a dot are file names, which browsers and bots request on their own.
enum PageAddress {
  static func isValid(_ path: String) -> Bool {
    path.utf8.count <= 512
      && path.wholeMatch(of: /\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?/) != nil
  }

  /// Returns the path of the page to show after sign-in: the page that led to the form, or `/` if
  /// that page is unknown or not a page of the host.
  static func path(ofReferrer referrer: String?, in site: SitePath) -> String {
    guard let path = referrer.flatMap({ URLComponents(string: $0)?.path }),
      path.hasPrefix(site.root + "/")
    else { return "/" }
    let local = String(path.dropFirst(site.root.count))
    return isValid(local) && local != "/pass-code" ? local : "/"
  }
}

extension HTTPHeader {
  static let referrer = HTTPHeader("Referer")
}
