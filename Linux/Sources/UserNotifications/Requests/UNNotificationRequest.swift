import Foundation
import LinuxFoundation

/// A request for a notification, with its time.
open class UNNotificationRequest: NSObject {
  /// The identifier of the request. A later request with the same identifier replaces this request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger of the notification, or nil to deliver it immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.stored)
    self.trigger = trigger
  }

  convenience init(_ stored: StoredRequest) {
    self.init(
      identifier: stored.identifier,
      content: UNNotificationContent(stored.content),
      trigger: stored.trigger?.trigger
    )
  }
}

/// The stored form of a request.
struct StoredRequest: Codable, Hashable, Sendable {
  let identifier: String
  let content: StoredContent
  let trigger: StoredTrigger?
  /// The due time of the notification.
  var due: Date

  /// The minimum delay, in seconds, of a late notification.
  private static let tolerance: TimeInterval = 60

  /// Returns the body of the notification, with a sentence about the due time if it is late.
  ///
  /// Apple's systems show the due time next to each notification. Browsers and desktops show the
  /// delivery time, so the due time is added to the body.
  ///
  /// - Parameters:
  ///   - now: The delivery time.
  ///   - locale: The locale for dates and times; by default the reader's.
  func body(at now: Date, locale: Locale = Localization.current.locale) -> String {
    [content.body, lateness(at: now, locale)].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func lateness(at now: Date, _ locale: Locale) -> String? {
    guard now.timeIntervalSince(due) >= Self.tolerance else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = trigger?.zone ?? .autoupdatingCurrent
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let clock = due.formatted(style.hour().minute())
    if calendar.isDate(due, inSameDayAs: now) {
      return String(localized: "It was due at \(clock).", comment: "A reminder that is late.")
    }
    let day = due.formatted(style.month(.wide).day())
    return String(localized: "It was due on \(day) at \(clock).", comment: "A date and a time.")
  }
}
