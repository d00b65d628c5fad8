@_spi(Host) import AppIntents
import Foundation
@_spi(Host) import SwiftUI

/// The content of an offline page: rows that can be completed on several days, with all states
/// rendered in advance.
@_spi(Host) public struct OfflinePage {
  /// An item that can be changed offline. Its encoded form is for the page's script.
  public struct Row: Encodable {
    /// The identifier.
    public let id: String
    /// The inputs of the row's states. Rows with equal keys render identically.
    public let key: AnyHashable
    /// The name.
    public let name: String
    /// The target of a day, in minor units.
    public let target: Int
    /// The number of minor units in a unit.
    public let scale: Int
    /// True if the units are minutes of 60 seconds, which are formatted as time.
    public let isTime: Bool
    /// The states by name: `open`, `done`, `skipped`.
    public let states: [(name: String, view: any View)]

    private enum CodingKeys: CodingKey { case id, name, target, scale, isTime }

    /// Creates a row.
    public init(
      id: String,
      key: AnyHashable,
      name: String,
      target: Int,
      scale: Int,
      isTime: Bool,
      states: [(name: String, view: any View)]
    ) {
      self.id = id
      self.key = key
      self.name = name
      self.target = target
      self.scale = scale
      self.isTime = isTime
      self.states = states
    }
  }

  /// A day with the record of each of its rows.
  public struct Day {
    let day: String
    let title: String
    let start: Date
    let end: Date
    let rows: [Record]

    /// Creates a day.
    public init(day: String, title: String, start: Date, end: Date, rows: [Record]) {
      self.day = day
      self.title = title
      self.start = start
      self.end = end
      self.rows = rows
    }
  }

  /// A count of an item on a day.
  public struct Record {
    let id: String
    let count: Int
    let isSkipped: Bool

    /// Creates a record.
    public init(id: String, count: Int, isSkipped: Bool) {
      self.id = id
      self.count = count
      self.isSkipped = isSkipped
    }
  }

  /// The items.
  public let rows: [Row]
  /// The days that can be shown offline.
  public let days: [Day]
  /// The placeholder for the count in a row's texts. The page's script replaces it with the
  /// progress.
  public let place: String
  /// The color scheme, or nil to use the browser's.
  public let theme: ColorScheme?

  /// The number of incomplete rows on the first day.
  var openRows: Int {
    let targets = Dictionary(rows.map { ($0.id, $0.target) }) { first, _ in first }
    let records = days.first?.rows ?? []
    return records.count { !$0.isSkipped && $0.count < targets[$0.id] ?? 0 }
  }

  /// Creates a page.
  public init(rows: [Row], days: [Day], place: String, theme: ColorScheme?) {
    self.rows = rows
    self.days = days
    self.place = place
    self.theme = theme
  }
}

/// The effect of a tapped control on its row's record of a day. The page shows the effect
/// immediately.
@_spi(Host) public enum OfflineEffect: Hashable, Sendable {
  case complete
  case add(Int)
  case skip
  /// Undoes a skip, or removes all progress.
  case undo

  var text: String {
    switch self {
    case .complete: "complete"
    case .add(let count): "add \(count)"
    case .skip: "skip"
    case .undo: "undo"
    }
  }
}

extension Date {
  var milliseconds: Int { Int((timeIntervalSince1970 * 1_000).rounded()) }
}
