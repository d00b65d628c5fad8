import FlyingFox
import Foundation

/// The addresses at which pages are opened: words between slashes. What has a dot is the name of a
/// file, which browsers and others ask for unbidden.
enum PageAddress {
  static func isValid(_ path: String) -> Bool {
    path.utf8.count <= 512
      && path.wholeMatch(of: /\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?/) != nil
  }

  /// Where to go on after the pass code: the page at which it was asked for.
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
