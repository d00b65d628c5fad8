import AppIntents
import Foundation
import SwiftUI

/// What a page shows without a connection: things that are done on days, each with all its looks,
/// drawn beforehand.
package struct OfflinePage {
  /// One thing that is done.
  package struct Row {
    package let id: String
    /// All that its looks are made of: of equal ones they are the same.
    package let key: AnyHashable
    package let name: String
    /// What makes a day of it complete, in smallest parts, and how many of them one has.
    package let target: Int
    package let parts: Int
    /// Whether the parts are seconds of a minute, which are written as on a clock.
    package let isTime: Bool
    /// Its looks by name: `open`, `done`, `skipped`.
    package let faces: [(name: String, view: any View)]

    package init(
      id: String,
      key: AnyHashable,
      name: String,
      target: Int,
      parts: Int,
      isTime: Bool,
      faces: [(name: String, view: any View)]
    ) {
      self.id = id
      self.key = key
      self.name = name
      self.target = target
      self.parts = parts
      self.isTime = isTime
      self.faces = faces
    }
  }

  /// A day, and what each of its rows has.
  package struct Day {
    let day: String
    let title: String
    let start: Date
    let end: Date
    let rows: [Record]

    package init(day: String, title: String, start: Date, end: Date, rows: [Record]) {
      self.day = day
      self.title = title
      self.start = start
      self.end = end
      self.rows = rows
    }
  }

  package struct Record {
    let id: String
    let count: Int
    let isSkipped: Bool

    package init(id: String, count: Int, isSkipped: Bool) {
      self.id = id
      self.count = count
      self.isSkipped = isSkipped
    }
  }

  package let rows: [Row]
  package let days: [Day]
  /// Stands in the looks where the page writes how much is done.
  package let place: String
  /// Nil where that is left to the browser.
  package let theme: ColorScheme?

  /// How many rows of the first day are still to be done.
  var openRows: Int {
    let targets = Dictionary(
      rows.map { ($0.id, $0.target) },
      uniquingKeysWith: { first, _ in first }
    )
    let records = days.first?.rows ?? []
    return records.count { !$0.isSkipped && $0.count < targets[$0.id] ?? 0 }
  }

  package init(rows: [Row], days: [Day], place: String, theme: ColorScheme?) {
    self.rows = rows
    self.days = days
    self.place = place
    self.theme = theme
  }
}

/// What a control does to the day of its row, for the page to show at once.
package enum OfflineEffect: Hashable, Sendable {
  case complete
  case add(Int)
  case skip
  /// Opens what was left out, or takes back all.
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
