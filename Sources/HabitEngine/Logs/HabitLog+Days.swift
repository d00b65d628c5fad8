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
