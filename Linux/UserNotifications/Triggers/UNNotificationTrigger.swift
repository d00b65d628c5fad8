import Foundation

/// When a notification is to come.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// The trigger as it is kept.
  var stored: StoredTrigger {
    preconditionFailure("\(Self.self) is no trigger of its own")
  }
}

/// A trigger as it is kept.
enum StoredTrigger: Codable, Hashable, Sendable {
  case calendar(DateComponents, repeats: Bool)
  case interval(TimeInterval, repeats: Bool)

  /// Whether it comes again and again.
  var repeats: Bool {
    switch self {
    case .calendar(_, let repeats), .interval(_, let repeats): repeats
    }
  }

  /// The first instant after another one, or nil where there is none.
  /// - Parameter device: The device's calendar.
  func next(after date: Date, device: Calendar) -> Date? {
    switch self {
    case .calendar(var components, _):
      var calendar = components.calendar ?? device
      calendar.timeZone = zone
      components.calendar = nil
      components.timeZone = nil
      return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    case .interval(let interval, _):
      return date.addingTimeInterval(interval)
    }
  }

  /// The first instant after the present of a clock.
  func next(after clock: NotificationClock) -> Date? {
    next(after: clock.now(), device: clock.calendar)
  }

  /// Where its clocks are read.
  var zone: TimeZone {
    if case .calendar(let components, _) = self, let zone = components.timeZone { return zone }
    return .autoupdatingCurrent
  }

  /// The trigger as it is asked for.
  var trigger: UNNotificationTrigger {
    switch self {
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    case .interval(let interval, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    }
  }
}
