import Foundation
import HabitEngine

/// Parsing the bytes of a file. Untrusted input produces a file or an error, and uses memory in
/// proportion to its size.
extension SyncFile {
  init(bytes: [UInt8]) throws(SyncFileError) {
    var reader = ByteReader(bytes)
    var replaces: [SyncFileName] = []
    for _ in 0..<(try reader.count(of: SyncFileName.byteCount)) {
      replaces.append(SyncFileName(try reader.raw(SyncFileName.byteCount)))
    }
    var stamps = try StampReader(&reader)
    var state = SyncState()
    var last: UInt64 = 0
    while !reader.isAtEnd {
      let kind = try reader.word()
      guard kind > last else { throw .isDamaged("its sections are not in order") }
      last = kind
      var section = try reader.part()
      switch SectionKind(rawValue: kind) {
      case .registers: state.registers = try Self.registers(&section, &stamps)
      case .days: state.days = try Self.days(&section, &stamps)
      case nil:
        var items: Set<[UInt8]> = []
        while !section.isAtEnd { items.insert(try section.data()) }
        state.others[kind] = items
      }
      try section.finish()
    }
    self.init(replaces: replaces, state: state)
  }

  private static func registers(
    _ reader: inout ByteReader,
    _ stamps: inout StampReader
  ) throws(SyncFileError) -> [EntityID: [RegisterKey: Register]] {
    var all: [EntityID: [RegisterKey: Register]] = [:]
    for _ in 0..<(try reader.count(of: 3)) {
      let entity = EntityID(kind: try reader.word(), key: try reader.data())
      guard entity.kind != EntityID.habitKind || entity.key.count == 16 else {
        throw .isDamaged("it has a habit without an identity")
      }
      var registers: [RegisterKey: Register] = [:]
      for _ in 0..<(try reader.count(of: 6)) {
        let key = RegisterKey(number: try reader.word(), item: try reader.data())
        let register = try Self.register(&reader, &stamps)
        guard registers.updateValue(register, forKey: key) == nil else {
          throw .isDamaged("it has a property twice")
        }
      }
      guard all.updateValue(registers, forKey: entity) == nil else {
        throw .isDamaged("it has a habit twice")
      }
    }
    return all
  }

  private static func days(
    _ reader: inout ByteReader,
    _ stamps: inout StampReader
  ) throws(SyncFileError) -> [UUID: DayCells] {
    var all: [UUID: DayCells] = [:]
    for _ in 0..<(try reader.count(of: 17)) {
      guard let habit = UUID(bytes: try reader.raw(16)), all[habit] == nil else {
        throw .isDamaged("it has a habit twice")
      }
      var days = DayCells()
      var day: Int?
      for _ in 0..<(try reader.count(of: 2)) {
        let (next, overflow) = (day ?? 0).addingReportingOverflow(try reader.number())
        guard !overflow, CalendarDay(exactly: next) != nil, day.map({ $0 < next }) ?? true else {
          throw .isDamaged("its days are not in order")
        }
        day = next
        days.append(try cell(Int32(next), &reader, &stamps))
      }
      all[habit] = days
    }
    return all
  }

  private static func cell(
    _ day: Int32,
    _ reader: inout ByteReader,
    _ stamps: inout StampReader
  ) throws(SyncFileError) -> DayCell {
    let parts = DayParts(rawValue: try reader.word())
    guard parts.isSubset(of: .all) else { throw .isDamaged("it has an unknown part of a day") }
    var cell = DayCell(day: day)
    if parts.contains(.count) { cell.set = try count(&reader, &stamps) }
    if parts.contains(.found) { cell.found = try count(&reader, &stamps) }
    if parts.contains(.status) {
      let shared = parts.contains(.sharesStamp) ? (cell.set ?? cell.found)?.stamp : nil
      let stamp = if let shared { shared } else { try stamps.stamp(&reader) }
      guard let code = UInt8(exactly: try reader.word()) else {
        throw .isDamaged("it has an invalid status")
      }
      cell.status = DayCell.StatusSet(stamp: stamp, code: code)
    }
    if parts.contains(.note) { cell.note = try register(&reader, &stamps) }
    if parts.contains(.date) { cell.date = try register(&reader, &stamps) }
    guard parts.contains(.tallies) else { return cell }
    for _ in 0..<(try reader.count(of: 7)) {
      var tally = Tally(source: try stamps.source(&reader))
      tally.latest = try sum(&reader, &stamps)
      tally.seen = try sum(&reader, &stamps)
      cell.merge(tally)
    }
    return cell
  }

  private static func count(
    _ reader: inout ByteReader,
    _ stamps: inout StampReader
  ) throws(SyncFileError) -> DayCell.CountSet {
    let stamp = try stamps.stamp(&reader)
    let value = try reader.word()
    guard value <= UInt64(DayRecord.counts.upperBound) else {
      throw .isDamaged("it has an invalid count")
    }
    return DayCell.CountSet(stamp: stamp, value: Int32(value))
  }

  private static func sum(
    _ reader: inout ByteReader,
    _ stamps: inout StampReader
  ) throws(SyncFileError) -> Tally.Sum {
    let sum = Tally.Sum(time: try stamps.time(&reader), total: try reader.number())
    guard abs(Double(sum.total)) <= Double(SyncLimits.total) else {
      throw .isDamaged("it has an invalid sum")
    }
    return sum
  }

  private static func register(
    _ reader: inout ByteReader,
    _ stamps: inout StampReader
  ) throws(SyncFileError) -> Register {
    let stamp = try stamps.stamp(&reader)
    return Register(stamp: stamp, value: try reader.data())
  }
}
