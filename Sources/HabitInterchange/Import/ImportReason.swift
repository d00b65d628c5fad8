import Foundation
import HabitEngine

/// Reasons for rejecting a record, for use by several formats. A reason follows the name of the
/// file and the position in it.
extension LocalizedStringResource {
  static func missing(_ name: String) -> Self {
    LocalizedStringResource("“\(name)” is missing")
  }

  static func repeated(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” occurs twice")
  }

  static func unknown(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not known to this version of the app")
  }

  /// The reason for an invalid value of a column or member.
  static func wrong(_ text: some StringProtocol, for name: String) -> Self {
    LocalizedStringResource("“\(name)” can't be “\(text.excerpt)”")
  }

  static func outside(_ text: some StringProtocol, _ first: String, _ last: String) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not from \(first) to \(last)")
  }

  static func tooLong(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is too long")
  }

  static func notANumber(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not a number")
  }

  static func notAnInstant(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not a date and time")
  }

  static func notATime(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not a time of day")
  }

  /// The reason for an invalid day in this app's own formats.
  static func notADay(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not a day such as 2026-01-31")
  }

  /// The reason for a day outside ``ImportLimits/days``.
  static func notAForeignDay(_ text: some StringProtocol) -> Self {
    LocalizedStringResource("“\(text.excerpt)” is not a day from 1970 to 2199")
  }

  /// The reason for a record without a day in ``ImportLimits/days``.
  static var noForeignDay: Self { LocalizedStringResource("there is no day from 1970 to 2199") }

  static func order(last: CalendarDay, first: CalendarDay) -> Self {
    LocalizedStringResource(
      "the last day \(last.description) is before the first day \(first.description)"
    )
  }

  static func twoRecords(of day: CalendarDay) -> Self {
    LocalizedStringResource("the habit has two records of \(day.description)")
  }
}

extension StringProtocol {
  /// The first 40 characters, for a message about a value of a file.
  var excerpt: String { String(prefix(40)) }
}
