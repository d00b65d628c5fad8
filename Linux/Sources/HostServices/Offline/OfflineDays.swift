import Foundation

/// The days of an offline page, as JSON for its script, with times in milliseconds since 1970. A
/// tap changes only this part of the page.
struct OfflineDays: Encodable {
  struct Day: Encodable {
    let day: String
    let title: String
    let start: Int
    let end: Int
    /// The rows of the day in order, as indices into the page's rows.
    let rows: [Int]
    /// The count of each row.
    let counts: [Int]
    /// The skipped rows, as indices into the page's rows.
    let skipped: [Int]
  }

  let made: Int
  let days: [Day]

  init(_ page: OfflinePage, made: Date) {
    let numbers = Dictionary(page.rows.enumerated().map { ($1.id, $0) }) { first, _ in first }
    self.made = made.milliseconds
    days = page.days.map { day in
      let records = day.rows.compactMap { record in numbers[record.id].map { ($0, record) } }
      return Day(
        day: day.day,
        title: day.title,
        start: day.start.milliseconds,
        end: day.end.milliseconds,
        rows: records.map(\.0),
        counts: records.map(\.1.count),
        skipped: records.filter(\.1.isSkipped).map(\.0)
      )
    }
  }
}
