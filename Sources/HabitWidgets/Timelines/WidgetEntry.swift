import Foundation
import HabitData
import WidgetKit

/// An entry of a widget's timeline.
struct WidgetEntry<Content: Hashable & Sendable>: TimelineEntry, Hashable, Sendable {
  let date: Date
  /// The content, or nil if the habits can't be read.
  let content: Content?
}

extension WidgetEntry {
  /// Creates an entry with sample content, for when the user's habits are not available.
  static func sample(_ make: (WidgetSnapshot, Date) -> Content) -> WidgetEntry {
    let now = AppClock.system.now()
    return WidgetEntry(date: now, content: make(.sample(at: now, timeZone: .current), now))
  }
}
