import LinuxFoundation

/// A readable name for a device in the language of the request, derived from the user agent of its
/// browser: "Safari on iPhone".
enum DeviceName {
  /// The first match counts, because user agents contain the names of earlier browsers.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Chromium/", "Chromium"), ("Safari/", "Safari"),
  ]

  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// - Parameter agent: The `User-Agent` header, which is untrusted input. No part of it is copied.
  static func words(_ agent: String?) -> String {
    let agent = agent ?? ""
    let browser = browsers.first { agent.contains($0.0) }?.1 ?? String(localized: "Browser")
    guard let system = systems.first(where: { agent.contains($0.0) })?.1 else { return browser }
    return String(localized: "\(browser) on \(system)")
  }
}
