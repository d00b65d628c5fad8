import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }
}
