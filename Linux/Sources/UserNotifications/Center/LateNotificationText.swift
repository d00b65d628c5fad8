import Foundation
import LinuxFoundation

/// The body of a notification, with a sentence about the due time if the notification is late.
///
/// Apple's systems show the due time next to each notification. Browsers and desktops show the
/// delivery time, so the due time is added to the body.
struct LateNotificationText {
  private let request: StoredRequest
  private let now: Date
  private let locale: Locale

  /// The minimum delay, in seconds, of a late notification.
  private static let tolerance: TimeInterval = 60

  /// - Parameters:
  ///   - now: The delivery time.
  ///   - locale: The locale for dates and times; by default the reader's.
  init(of request: StoredRequest, at now: Date, locale: Locale = Localization.current.locale) {
    self.request = request
    self.now = now
    self.locale = locale
  }

  /// The body of the notification, with its due time if it is late.
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
    if calendar.isDate(request.due, inSameDayAs: now) {
      return String(localized: "It was due at \(clock).", comment: "A reminder that is late.")
    }
    let day = request.due.formatted(style.month(.wide).day())
    return String(localized: "It was due on \(day) at \(clock).", comment: "A date and a time.")
  }
}
