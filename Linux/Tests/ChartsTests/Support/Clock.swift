import Foundation

/// Dates and calendars for tests.
enum Clock {
  static func zone(_ name: String) -> TimeZone {
    guard let zone = TimeZone(identifier: name) else {
      preconditionFailure("No time zone is called \(name)")
    }
    return zone
  }

  static func calendar(_ zone: String = "UTC", firstWeekday: Int = 1) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Self.zone(zone)
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// Returns the date for a text such as `2026-11-20 18:30`, in a time zone.
  static func date(_ text: String, _ zone: String = "UTC") -> Date {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    let components = DateComponents(
      year: parts[0],
      month: parts[1],
      day: parts[2],
      hour: parts.count > 3 ? parts[3] : 0,
      minute: parts.count > 4 ? parts[4] : 0
    )
    guard let date = calendar(zone).date(from: components) else {
      preconditionFailure("\(text) is not a date")
    }
    return date
  }

  /// Returns the text for a date, in the format that `date` reads.
  static func text(_ date: Date, _ zone: String = "UTC") -> String {
    let parts = calendar(zone).dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func twoDigits(_ number: Int?) -> String { String(((number ?? 0) + 100)).suffix(2).description }
    let day = "\(parts.year ?? 0)-\(twoDigits(parts.month))-\(twoDigits(parts.day))"
    return parts.hour == 0 && parts.minute == 0
      ? day : "\(day) \(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
  }
}
