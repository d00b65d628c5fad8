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
  enum Moment: Equatable {
    case atEnd, never
    case after(Date)
  }

  let moment: Moment

  /// Reloads after the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// Reloads only when the app requests it.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// Reloads after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}

extension TimelineReloadPolicy {
  /// Returns the time at which the timeline must be reloaded; nil for never.
  ///
  /// - Parameter last: The date of the last entry.
  package func date(after last: Date?) -> Date? {
    switch moment {
    case .atEnd: last
    case .never: nil
    case .after(let date): date
    }
  }
}
