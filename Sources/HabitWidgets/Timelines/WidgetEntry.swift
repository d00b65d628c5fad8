import Foundation
import WidgetKit

/// An entry of a widget's timeline.
struct WidgetEntry<Content: Hashable & Sendable>: TimelineEntry, Hashable, Sendable {
  let date: Date
  /// The content, or nil if the habits can't be read.
  let content: Content?
}
