import Foundation

/// What a widget shows, one entry after the other.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries, by ascending date.
  public let entries: [EntryType]
  /// When new ones are asked for.
  public let policy: TimelineReloadPolicy

  /// Entries, and when new ones are asked for.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When new entries are asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Moment: Equatable {
    case atEnd, never
    case after(Date)
  }

  let moment: Moment

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
  /// Only where the app says so.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }
}

extension TimelineReloadPolicy {
  /// When new entries are to be asked for; nil for never.
  /// - Parameter last: The date of the last entry.
  package func date(after last: Date?) -> Date? {
    switch moment {
    case .atEnd: last
    case .never: nil
    case .after(let date): date
    }
  }
}
