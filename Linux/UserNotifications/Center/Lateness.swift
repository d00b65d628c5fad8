import Foundation

/// How late a notification comes, in a sentence.
///
/// Apple's systems show beside each notification when it was due. Browsers and desktops show when
/// it came, so here its body says it.
struct Lateness {
  private let request: StoredRequest
  private let now: Date

  /// From so many seconds on a notification is late.
  private static let tolerance: TimeInterval = 60

  /// - Parameter now: When it comes.
  init(of request: StoredRequest, at now: Date) {
    self.request = request
    self.now = now
  }

  /// What the notification says, and if it is late, when it was due.
  var body: String {
    [request.content.body, explanation].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: "\n"
    )
  }

  private var explanation: String? {
    guard now.timeIntervalSince(request.due) >= Self.tolerance else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = request.trigger?.zone ?? .autoupdatingCurrent
    let time = calendar.dateComponents([.hour, .minute], from: request.due)
    let minute = time.minute ?? 0
    let clock = "\(time.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
    if calendar.isDate(request.due, inSameDayAs: now) { return "It was due at \(clock)." }
    var style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: calendar.timeZone)
    style = style.month(.wide).day()
    return "It was due on \(request.due.formatted(style)) at \(clock)."
  }
}
