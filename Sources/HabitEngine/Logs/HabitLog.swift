/// The history of one habit: at most one record a day, two bytes each.
///
/// Days lie in pages of 64, and only pages that hold a record are kept, in ascending order. So a
/// log of ten years takes some 8 KB, a stray record of another century 128 bytes, and the same
/// records always make the same pages, whatever the order of the writes.
public struct HabitLog: Hashable, Sendable {
  /// The number of days with a record.
  public private(set) var recordCount = 0

  /// Page n holds the days from 64 n on.
  private(set) var pages: [Int32] = []
  /// 64 cells for each page.
  private(set) var cells: [LogCell] = []

  static let daysPerPage = 64

  /// A log without records.
  public init() {}

  /// Reads records in any order, in one pass.
  ///
  /// Of several records of a day the one with the highest count stands, and among equal counts
  /// done before skipped before missed. So neither order nor repetition changes the log.
  public init(_ records: some Sequence<DayRecord>) {
    self.init(list: Array(records))
  }

  /// An array is read without the calls that an unknown sequence takes for each element.
  private init(list records: [DayRecord]) {
    var slots: [Int: Int] = [:]
    var lastPage = Int.min
    var slot = 0
    for record in records {
      let page = record.day.rawValue.flooringDivision(by: Self.daysPerPage)
      if page != lastPage {
        lastPage = page
        slot = slots[page] ?? append(page: page)
        slots[page] = slot
      }
      let index = slot * Self.daysPerPage + (record.day.rawValue & (Self.daysPerPage - 1))
      let cell = LogCell(record)
      if cell.standsAgainst(cells[index]) {
        recordCount += cells[index] == .none ? 1 : 0
        cells[index] = cell
      }
    }
    sortPages()
  }

  /// The record of a day, or nil where there is none.
  public func record(on day: CalendarDay) -> DayRecord? {
    let cell = cell(on: day.rawValue)
    guard let status = cell.status else { return nil }
    return DayRecord(day: day, count: cell.count, status: status)
  }

  /// Writes the record of a day in place of the one it had.
  public mutating func set(_ record: DayRecord) {
    let number = record.day.rawValue
    let page = number.flooringDivision(by: Self.daysPerPage)
    let slot = lowerBound(of: page)
    if slot == pages.count || pages[slot] != page {
      pages.insert(Int32(page), at: slot)
      let empty = repeatElement(LogCell.none, count: Self.daysPerPage)
      cells.insert(contentsOf: empty, at: slot * Self.daysPerPage)
    }
    let index = slot * Self.daysPerPage + (number & (Self.daysPerPage - 1))
    recordCount += cells[index] == .none ? 1 : 0
    cells[index] = LogCell(record)
  }

  /// Removes the record of a day and returns it; nil where there is none.
  @discardableResult
  public mutating func removeRecord(on day: CalendarDay) -> DayRecord? {
    guard let record = record(on: day) else { return nil }
    let slot = lowerBound(of: day.rawValue.flooringDivision(by: Self.daysPerPage))
    let range = slot * Self.daysPerPage..<(slot + 1) * Self.daysPerPage
    cells[range.lowerBound + (day.rawValue & (Self.daysPerPage - 1))] = .none
    recordCount -= 1
    if cells[range].allSatisfy({ $0 == .none }) {
      cells.removeSubrange(range)
      pages.remove(at: slot)
    }
    return record
  }

  func cell(on number: Int) -> LogCell {
    let page = number.flooringDivision(by: Self.daysPerPage)
    let slot = lowerBound(of: page)
    guard slot < pages.count, pages[slot] == page else { return .none }
    return cells[slot * Self.daysPerPage + (number & (Self.daysPerPage - 1))]
  }

  /// The slot of the first page that is `page` or later.
  func lowerBound(of page: Int) -> Int {
    guard let first = pages.first else { return 0 }
    // Without gaps a page lies as far from the first slot as its number from the first number.
    let direct = page - Int(first)
    if direct <= 0 { return 0 }
    if direct < pages.count, pages[direct] == page { return direct }
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle] < page { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func append(page: Int) -> Int {
    pages.append(Int32(page))
    cells.append(contentsOf: repeatElement(.none, count: Self.daysPerPage))
    return pages.count - 1
  }

  private mutating func sortPages() {
    guard !zip(pages, pages.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    let unsorted = cells
    let order = pages.indices.sorted { pages[$0] < pages[$1] }
    cells = []
    cells.reserveCapacity(unsorted.count)
    for slot in order {
      cells += unsorted[slot * Self.daysPerPage..<(slot + 1) * Self.daysPerPage]
    }
    pages.sort()
  }
}
