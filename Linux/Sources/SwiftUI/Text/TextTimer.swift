import Foundation
import WebElements

/// The timer of a text. The browser updates it with `timers.js`, so no patches are sent.
struct TextTimer: Hashable, Sendable {
  let interval: ClosedRange<Date>
  /// The time at which the timer pauses; nil for never.
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// Returns the timer's text at an instant in the digits of a locale: "2:32", "36:59:01".
  func text(at now: Date, _ locale: Locale) -> String {
    let digits = Array(locale.digits)
    return String(latinText(at: now).map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
  }

  private func latinText(at now: Date) -> String {
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

  /// Returns the attribute that lets the browser run the timer, or nil if the timer is paused or
  /// has ended.
  ///
  /// The instants in the attribute are in milliseconds since 1970. The first instant is the
  /// server's current time, because the browser's clock may differ. The last word has the digits of
  /// the locale.
  func attribute(at now: Date, _ locale: Locale) -> Attribute? {
    guard pauseTime.map({ now < $0 }) ?? true, now < interval.upperBound else { return nil }
    let end = min(interval.upperBound, pauseTime ?? interval.upperBound)
    let instants = [now, interval.lowerBound, end, interval.upperBound].map(Self.milliseconds)
    let words = [countsDown ? "down" : "up", showsHours ? "hours" : "minutes", locale.digits]
    return Attribute("data-timer", (instants + words).joined(separator: " "))
  }

  private static func milliseconds(_ date: Date) -> String {
    let seconds = min(max(date.timeIntervalSince1970, -longest), longest)
    return String(Int64((seconds * 1_000).rounded()))
  }

  /// The limit for times and durations, in seconds. A stored date may be too far away for an
  /// integer.
  private static let longest: TimeInterval = 1e12

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Locale {
  /// The digits from 0 to 9.
  fileprivate var digits: String {
    (0...9).map { $0.formatted(.number.locale(self)) }.joined()
  }
}

extension Text {
  /// Creates a timer that counts within an interval.
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
