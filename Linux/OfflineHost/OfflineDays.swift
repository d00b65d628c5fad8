import Foundation

/// What a page without a connection knows of its days, as its script reads it. A tap changes this and
/// nothing else of the page.
struct OfflineDays: Encodable {
  struct Day: Encodable {
    let day: String
    let title: String
    let start: Int
    let end: Int
    /// The rows of the day in its order, each by its number among the page's.
    let rows: [Int]
    /// What each of them has.
    let counts: [Int]
    /// Those that are skipped.
    let skipped: [Int]
  }

  let made: Int
  let days: [Day]

  init(_ page: OfflinePage, made: Date) {
    let numbers = Dictionary(
      page.rows.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
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
