import Foundation

/// How late a notification comes, in a sentence.
///
/// Apple's systems show beside each notification when it was due. Browsers and desktops show when
/// it came, so here its body says it.
struct Lateness {
  private let request: StoredRequest
  private let now: Date
  private let locale: Locale

  /// From so many seconds on a notification is late.
  private static let tolerance: TimeInterval = 60

  /// - Parameters:
  ///   - now: When it comes.
  ///   - locale: How clocks show times and calendars days; by default as the screens do.
  init(of request: StoredRequest, at now: Date, locale: Locale = Locale(identifier: "en_US")) {
    self.request = request
    self.now = now
    self.locale = locale
  }

  /// What the notification says, and if it is late, when it was due.
  var body: String {
    [request.content.body, explanation].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: "\n"
    )
  }

  private var explanation: String? {
    guard now.timeIntervalSince(request.due) >= Self.tolerance else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = request.trigger?.zone ?? .autoupdatingCurrent
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let clock = request.due.formatted(style.hour().minute())
    if calendar.isDate(request.due, inSameDayAs: now) { return "It was due at \(clock)." }
    return "It was due on \(request.due.formatted(style.month(.wide).day())) at \(clock)."
  }
}
