import Foundation
import HabitEngine
import TestSupport
import Testing

/// All changes of day from 2000 to 2040: in every zone of the system's database in `make
/// endurance`, otherwise in every tenth zone and in zones with unusual clocks.
@Suite("All time zones")
struct ZonesTests {
  static let first = day("2000-01-01")
  static let last = day("2040-12-31")

  /// The zones that skipped a day, change at midnight, change by half an hour, or change around
  /// Ramadan.
  private static let unusualZones = [
    "Africa/Cairo", "Africa/Casablanca", "America/Santiago", "America/Sao_Paulo",
    "Antarctica/Troll", "Asia/Gaza", "Asia/Kathmandu", "Asia/Tehran", "Australia/Lord_Howe",
    "Europe/London", "Pacific/Apia", "Pacific/Chatham", "Pacific/Kiritimati",
  ]

  private static let zones: [String] = {
    let all = TimeZone.knownTimeZoneIdentifiers
    if RandomCases.areAllTried { return all }
    let some = all.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
    return unusualZones + Set(some).subtracting(unusualZones).sorted()
  }()

  @Test("The day of each instant and each change of day agree with the zone's clocks")
  func clocks() async throws {
    await Self.recordProblems(Self.problem)
  }

  /// Records the first problem of each zone.
  private static func recordProblems(_ find: @escaping @Sendable (String) -> String?) async {
    await withTaskGroup(of: String?.self) { group in
      for zone in zones {
        group.addTask { find(zone) }
      }
      for await problem in group {
        if let problem { Issue.record("\(problem)") }
      }
    }
  }

  /// Compares each change of day with the clocks at that instant and one second before. If days
  /// come in order and meet at each change, there is no gap.
  private static func problem(in zone: String) -> String? {
    guard let timeZone = TimeZone(identifier: zone) else { return "\(zone) is unknown" }
    let clock = ReferenceClock(timeZone: timeZone)
    for startHour in [0, 3] {
      let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: startHour)
      var instant = boundary.start(of: first)
      var latest = first.advanced(by: -1)
      while latest < last {
        let day = boundary.day(of: instant)
        let before = instant.addingTimeInterval(-1)
        guard clock.day(of: instant, startHour: startHour) == day else {
          return "\(zone) \(startHour): \(instant) is not on \(day)"
        }
        guard clock.day(of: before, startHour: startHour) != day else {
          return "\(zone) \(startHour): \(day) began before \(instant)"
        }
        if day > latest {
          for late in stride(from: latest.advanced(by: 1), through: day, by: 1)
          where boundary.start(of: late) != instant {
            return "\(zone) \(startHour): \(late) starts at \(boundary.start(of: late))"
          }
          latest = day
        }
        let next = boundary.nextChange(after: instant)
        guard next > instant, boundary.nextChange(after: next.addingTimeInterval(-1)) == next,
          boundary.day(of: next.addingTimeInterval(-0.001)) == day
        else {
          return "\(zone) \(startHour): no change from \(instant) to \(next)"
        }
        instant = next
      }
    }
    return nil
  }

  @Test("Days begin at the same instants as in Foundation's calendar")
  func calendar() async throws {
    await Self.recordProblems(Self.disagreement)
  }

  /// Compares days with `Calendar` around each change of a zone's offset. All other days have 24
  /// hours.
  private static func disagreement(in zone: String) -> String? {
    guard let timeZone = TimeZone(identifier: zone) else { return "\(zone) is unknown" }
    let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var instant = boundary.start(of: first)
    let end = boundary.start(of: last)
    while let change = timeZone.nextDaylightSavingTimeTransition(after: instant), change < end {
      for hours in [-30.0, -2, -0.5, 0, 0.5, 2, 30] {
        let date = change.addingTimeInterval(hours * 3_600)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
          CalendarDay(year: year, month: month, day: day) == boundary.day(of: date)
        else {
          return "\(zone): \(date) is not on \(boundary.day(of: date))"
        }
        let start = boundary.start(of: boundary.day(of: date))
        if calendar.startOfDay(for: date) != start {
          return "\(zone): the day of \(date) does not start at \(start)"
        }
      }
      instant = change
    }
    return nil
  }
}

/// The clocks of a zone, according to Foundation's table of the zone's changes.
private struct ReferenceClock {
  let timeZone: TimeZone

  func day(of date: Date, startHour: Int) -> CalendarDay {
    let shown = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    return CalendarDay(rawValue: Int(((shown - Double(startHour) * 3_600) / 86_400).rounded(.down)))
  }
}
