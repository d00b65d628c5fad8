/// The history of one habit, with at most one record per day, in two bytes each.
///
/// ```swift
/// var log = HabitLog([DayRecord(day: yesterday, count: 2)])
/// log.set(DayRecord(day: today, count: 0, status: .skipped))
/// log.record(on: yesterday)?.count  // 2
/// ```
///
/// A page has 64 days. Only pages that have a record are kept, in ascending order. A log of ten
/// years takes about 9 KB, and a single record in another century takes 128 bytes. The same records
/// always give equal logs, regardless of the order of writes. A log with a count above 16,383 needs
/// four more bytes per day for all its counts.
public struct HabitLog: Hashable, Sendable {
  /// The number of days with a record.
  public private(set) var recordCount = 0

  /// The numbers of the pages. Page n holds the days from 64 n on.
  private(set) var pages: [Int32] = []
  /// The cells, 64 for each page.
  private(set) var cells: [LogCell] = []
  /// The counts of all cells if one is above ``LogCell/largestCount``, otherwise empty.
  private(set) var counts: [UInt32] = []

  static let daysPerPage = 64

  /// Creates an empty log.
  public init() {}

  /// Reads records in any order.
  ///
  /// Of several records of a day, the one with the highest count is kept. If counts are equal, done
  /// wins over skipped, and skipped over missed. Neither order nor repetition changes the log.
  public init(_ records: some Sequence<DayRecord>) {
    self.init(list: Array(records))
  }

  /// Reads an array, which is faster than an unspecialized sequence.
  private init(list records: [DayRecord]) {
    var slots: [Int: Int] = [:]
    var lastPage = Int.min
    var slot = 0
    for record in records {
      let page = record.day.rawValue.flooringDivision(by: Self.daysPerPage)
      if page != lastPage {
        lastPage = page
        slot = slots[page] ?? pages.count
        if slot == pages.count { insert(page: page, at: slot) }
        slots[page] = slot
      }
      let index = slot * Self.daysPerPage + (record.day.rawValue & (Self.daysPerPage - 1))
      if takesPrecedence(record, at: index) { write(record, at: index) }
    }
    sortPages()
  }

  /// Returns the record of a day; nil if there is none.
  public func record(on day: CalendarDay) -> DayRecord? {
    guard let index = index(of: day.rawValue), let status = cells[index].status else { return nil }
    return DayRecord(day: day, count: count(at: index), status: status)
  }

  /// Writes the record of a day, replacing an existing one.
  public mutating func set(_ record: DayRecord) {
    let number = record.day.rawValue
    let page = number.flooringDivision(by: Self.daysPerPage)
    let slot = lowerBound(of: page)
    if slot == pages.count || pages[slot] != page { insert(page: page, at: slot) }
    let index = slot * Self.daysPerPage + (number & (Self.daysPerPage - 1))
    let wasLarge = count(at: index) > LogCell.largestCount
    write(record, at: index)
    if wasLarge { dropCounts() }
  }

  /// Removes the record of a day and returns it; nil if there was none.
  @discardableResult
  public mutating func removeRecord(on day: CalendarDay) -> DayRecord? {
    guard let record = record(on: day), let index = index(of: day.rawValue) else { return nil }
    let slot = index / Self.daysPerPage
    let range = slot * Self.daysPerPage..<(slot + 1) * Self.daysPerPage
    cells[index] = .none
    if !counts.isEmpty { counts[index] = 0 }
    recordCount -= 1
    if cells[range].allSatisfy({ $0 == .none }) {
      cells.removeSubrange(range)
      if !counts.isEmpty { counts.removeSubrange(range) }
      pages.remove(at: slot)
    }
    if record.count > LogCell.largestCount { dropCounts() }
    return record
  }

  /// Returns the count of the cell at an index.
  func count(at index: Int) -> Int {
    counts.isEmpty ? cells[index].count : Int(counts[index])
  }

  /// Returns the count of the cell of a day number.
  func count(of cell: LogCell, on number: Int) -> Int {
    guard cell.count == LogCell.largestCount, let index = index(of: number) else {
      return cell.count
    }
    return count(at: index)
  }

  /// Returns the index of the cell of a day number; nil if the log does not have its page.
  private func index(of number: Int) -> Int? {
    let slot = slot(ofPage: number.flooringDivision(by: Self.daysPerPage))
    return slot.map { $0 * Self.daysPerPage + (number & (Self.daysPerPage - 1)) }
  }

  /// Returns the index of a page; nil if the log does not have it.
  @inline(__always)
  func slot(ofPage page: Int) -> Int? {
    let slot = lowerBound(of: page)
    return slot < pages.count && Int(pages[slot]) == page ? slot : nil
  }

  /// Returns the index of the first page that is `page` or later.
  @inline(__always)
  func lowerBound(of page: Int) -> Int {
    guard let first = pages.first else { return 0 }
    // Without gaps, indexes and page numbers differ by a constant.
    let direct = page - Int(first)
    if direct <= 0 { return 0 }
    if direct < pages.count, pages[direct] == page { return direct }
    return searchedLowerBound(of: page)
  }

  /// Searches a log with gaps for the first page that is `page` or later.
  private func searchedLowerBound(of page: Int) -> Int {
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle] < page { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns true if a record takes precedence over the record at an index: the higher count, then
  /// done over skipped over missed.
  private func takesPrecedence(_ record: DayRecord, at index: Int) -> Bool {
    let (cell, other) = (LogCell(record), cells[index])
    return other == .none || (record.count, cell.bits) > (count(at: index), other.bits)
  }

  private mutating func write(_ record: DayRecord, at index: Int) {
    recordCount += cells[index] == .none ? 1 : 0
    cells[index] = LogCell(record)
    guard !counts.isEmpty || record.count > LogCell.largestCount else { return }
    if counts.isEmpty { counts = cells.map { UInt32($0.count) } }
    counts[index] = UInt32(record.count)
  }

  /// Removes the separate counts if the cells can hold them all.
  private mutating func dropCounts() {
    if counts.allSatisfy({ $0 <= LogCell.largestCount }) { counts = [] }
  }

  /// Inserts an empty page.
  private mutating func insert(page: Int, at slot: Int) {
    let (index, count) = (slot * Self.daysPerPage, Self.daysPerPage)
    pages.insert(Int32(page), at: slot)
    cells.insert(contentsOf: repeatElement(.none, count: count), at: index)
    if !counts.isEmpty { counts.insert(contentsOf: repeatElement(0, count: count), at: index) }
  }

  private mutating func sortPages() {
    guard !zip(pages, pages.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    let order = pages.indices.sorted { pages[$0] < pages[$1] }
    cells = Self.sorted(cells, by: order)
    if !counts.isEmpty { counts = Self.sorted(counts, by: order) }
    pages.sort()
  }

  private static func sorted<Value>(_ values: [Value], by order: [Int]) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(values.count)
    for slot in order {
      result += values[slot * daysPerPage..<(slot + 1) * daysPerPage]
    }
    return result
  }
}

extension HabitLog {
  /// The first day with a record; nil for an empty log.
  public var firstDay: CalendarDay? {
    guard let page = pages.first, let offset = cells.firstIndex(where: { $0 != .none }) else {
      return nil
    }
    return CalendarDay(rawValue: Int(page) * Self.daysPerPage + offset)
  }

  /// The last day with a record; nil for an empty log.
  public var lastDay: CalendarDay? {
    guard let page = pages.last, let index = cells.lastIndex(where: { $0 != .none }) else {
      return nil
    }
    let offset = index & (Self.daysPerPage - 1)
    return CalendarDay(rawValue: Int(page) * Self.daysPerPage + offset)
  }

  /// All records, in ascending order of their days.
  public var records: [DayRecord] {
    var records: [DayRecord] = []
    records.reserveCapacity(recordCount)
    for (slot, page) in pages.enumerated() {
      for offset in 0..<Self.daysPerPage {
        let index = slot * Self.daysPerPage + offset
        guard let status = cells[index].status else { continue }
        let day = CalendarDay(rawValue: Int(page) * Self.daysPerPage + offset)
        records.append(DayRecord(day: day, count: count(at: index), status: status))
      }
    }
    return records
  }

  /// The heap memory, in bytes, that the log uses for its days.
  public var storageSize: Int {
    pages.capacity * MemoryLayout<Int32>.stride + cells.capacity * MemoryLayout<LogCell>.stride
      + counts.capacity * MemoryLayout<UInt32>.stride
  }
}
