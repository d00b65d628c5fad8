import Foundation
import HabitData
import WidgetKit

/// What a widget shows from a date on.
struct WidgetEntry<Content: Hashable & Sendable>: TimelineEntry, Hashable, Sendable {
  let date: Date
  /// Nil where the habits can't be read.
  let content: Content?
}

extension WidgetEntry {
  /// What is shown where the user's own habits are not known yet, or there are none.
  static func sample(_ make: (WidgetFacts, Date) -> Content) -> WidgetEntry {
    let now = AppClock.system.now()
    return WidgetEntry(date: now, content: make(.sample(at: now, timeZone: .current), now))
  }
}
