/// What a device is in words, by what its browser says of itself: "Safari on iPhone".
enum DeviceName {
  /// Of two that fit the first one counts: browsers claim to be those that came before them.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Chromium/", "Chromium"), ("Safari/", "Safari"),
  ]

  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// - Parameter agent: The `User-Agent` header, which can say anything: nothing of it is taken over.
  static func words(_ agent: String?) -> String {
    let agent = agent ?? ""
    let browser = browsers.first { agent.contains($0.0) }?.1 ?? "Browser"
    guard let system = systems.first(where: { agent.contains($0.0) })?.1 else { return browser }
    return "\(browser) on \(system)"
  }
}
