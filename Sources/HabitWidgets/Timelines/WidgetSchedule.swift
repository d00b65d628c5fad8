import Foundation
import WidgetKit

/// What a widget shows, one entry after the other, and when to ask again.
struct WidgetSchedule<Content: Hashable & Sendable>: Hashable, Sendable {
  let entries: [WidgetEntry<Content>]
  let end: Date

  /// What is shown at each of some moments, as far as it is something else than before.
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

  /// Nothing, as the habits can't be read; soon somebody asks again.
  init(unreadableAt now: Date) {
    entries = [WidgetEntry(date: now, content: nil)]
    end = now.addingTimeInterval(900)
  }
}

extension Timeline {
  /// A schedule as the system takes it.
  init<Content>(_ schedule: WidgetSchedule<Content>) where EntryType == WidgetEntry<Content> {
    self.init(entries: schedule.entries, policy: .after(schedule.end))
  }
}
