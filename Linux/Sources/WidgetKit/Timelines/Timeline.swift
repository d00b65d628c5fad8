import Foundation

/// The entries that a widget shows over time.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries in ascending order of date.
  public let entries: [EntryType]
  /// The policy for reloading the timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline from its entries and reload policy.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The policy for reloading a timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  /// The time at which the timeline must be reloaded.
  package let date: Date

  /// Reloads after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}
