import Foundation
import WidgetKit

/// What a widget shows from a date on.
struct WidgetEntry<Content: Hashable & Sendable>: TimelineEntry, Hashable, Sendable {
  let date: Date
  /// Nil where the habits can't be read.
  let content: Content?
}
