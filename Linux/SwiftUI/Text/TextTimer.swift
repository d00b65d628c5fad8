import Foundation
import WebElements

/// The time that a text counts. A browser counts it on by itself (timers.js): nothing is sent for it.
struct TextTimer: Hashable, Sendable {
  let interval: ClosedRange<Date>
  /// When it stands still; nil for never.
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// The time as it reads at an instant: "2:32", "36:59:01".
  func text(at now: Date) -> String {
    let time = min(now, pauseTime ?? now)
    let elapsed = min(max(time, interval.lowerBound), interval.upperBound)
    let shown =
      countsDown
      ? interval.upperBound.timeIntervalSince(elapsed).rounded(.up)
      : elapsed.timeIntervalSince(interval.lowerBound).rounded(.down)
    let (minutes, seconds) = Int(min(shown, Self.longest)).quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(Self.padded(seconds))" }
    return "\(minutes / 60):\(Self.padded(minutes % 60)):\(Self.padded(seconds))"
  }

  /// What a browser needs to count on, in milliseconds since 1970; nil where it stands still. It
  /// begins with this clock's now, as the browser's may be another.
  func attribute(at now: Date) -> Attribute? {
    guard pauseTime.map({ now < $0 }) ?? true, now < interval.upperBound else { return nil }
    let end = min(interval.upperBound, pauseTime ?? interval.upperBound)
    let instants = [now, interval.lowerBound, end, interval.upperBound].map(Self.milliseconds)
    let words = [countsDown ? "down" : "up", showsHours ? "hours" : "minutes"]
    return Attribute("data-timer", (instants + words).joined(separator: " "))
  }

  private static func milliseconds(_ date: Date) -> String {
    let seconds = min(max(date.timeIntervalSince1970, -longest), longest)
    return String(Int64((seconds * 1_000).rounded()))
  }

  /// In seconds; a stored date may lie further away than an integer reaches.
  private static let longest: TimeInterval = 1e12

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Text {
  /// Shows a timer that counts within an interval.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TextTimer(
        interval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }
}
