/// A day of the week, numbered as Foundation's `Calendar` does.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}
