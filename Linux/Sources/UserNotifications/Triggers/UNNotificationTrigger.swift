import Foundation

/// The time of a notification.
open class UNNotificationTrigger: NSObject {
  /// A Boolean value that indicates whether the notification repeats.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// The stored form of the trigger.
  var stored: StoredTrigger {
    preconditionFailure("\(Self.self) is an abstract class; use a subclass")
  }
}

/// The stored form of a trigger.
enum StoredTrigger: Codable, Hashable, Sendable {
  case calendar(DateComponents, repeats: Bool)
  case interval(TimeInterval, repeats: Bool)

  var repeats: Bool {
    switch self {
    case .calendar(_, let repeats), .interval(_, let repeats): repeats
    }
  }

  /// Returns the first matching instant after a date, or nil if there is none.
  ///
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

  /// Returns the first matching instant after a clock's current time, or nil if there is none.
  func next(after clock: NotificationClock) -> Date? {
    next(after: clock.now(), device: clock.calendar)
  }

  /// Returns the first matching instant after a notification was handled, or nil if there is none.
  /// A time that the clocks show twice in one night counts once, even if the notification was late.
  ///
  /// - Parameter due: The time at which the notification was due.
  func next(after due: Date, handledAt clock: NotificationClock) -> Date? {
    guard case .calendar = self else { return next(after: clock) }
    let now = clock.now()
    var date = max(due, now.addingTimeInterval(-86_400))
    repeat {
      guard let next = next(after: date, device: clock.calendar) else { return nil }
      date = next
    } while date <= now
    return date
  }

  /// The time zone of the components.
  var zone: TimeZone {
    if case .calendar(let components, _) = self, let zone = components.timeZone { return zone }
    return .autoupdatingCurrent
  }

  /// The trigger in its public form.
  var trigger: UNNotificationTrigger {
    switch self {
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    case .interval(let interval, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    }
  }
}

/// A trigger that fires after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The interval in seconds; above 0.
  public let timeInterval: TimeInterval

  /// Creates a trigger. A repeating trigger requires at least 60 seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "a time interval must be above 0")
    precondition(!repeats || timeInterval >= 60, "a repeating interval must be at least 60 seconds")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var stored: StoredTrigger { .interval(timeInterval, repeats: repeats) }
}

/// A trigger for a date, or for each time that matches date components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components to match. The default calendar and time zone are the device's.
  public let dateComponents: DateComponents

  /// Creates a trigger for the next matching date or, if it repeats, for every matching date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  override var stored: StoredTrigger { .calendar(dateComponents, repeats: repeats) }
}
