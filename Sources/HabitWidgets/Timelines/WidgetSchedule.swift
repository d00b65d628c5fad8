import Foundation

/// The entries of a widget with the date of the next reload.
struct WidgetSchedule<Content: Hashable & Sendable>: Hashable, Sendable {
  let entries: [WidgetEntry<Content>]
  let end: Date

  /// Creates entries for some dates, leaving out unchanged content.
  init(_ moments: WidgetMoments, content: (Date) -> Content) {
    var entries: [WidgetEntry<Content>] = []
    for date in moments.dates {
      let content = content(date)
      if content != entries.last?.content {
        entries.append(WidgetEntry(date: date, content: content))
      }
    }
    self.entries = entries
    end = moments.end
  }

  /// Creates a schedule with a single entry without content, because the habits can't be read. The
  /// widget is reloaded after 15 minutes.
  init(unreadableAt now: Date) {
    entries = [WidgetEntry(date: now, content: nil)]
    end = now.addingTimeInterval(900)
  }
}
