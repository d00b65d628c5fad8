import Foundation
import HabitEngine

/// The encoding of facts that are stored until they are processed. These bytes never leave the
/// store.
extension [SyncFact] {
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    for fact in self { fact.write(to: &writer) }
    return writer.bytes
  }

  package init(bytes: [UInt8]) throws(SyncFileError) {
    var reader = ByteReader(bytes)
    var facts: [SyncFact] = []
    while !reader.isAtEnd { facts.append(try SyncFact(&reader)) }
    self = facts
  }
}

extension SyncFact {
  private enum Kind: UInt8 {
    case habit, noHabit, category, noCategory, day
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .habit(let id, let values):
      writer.count(UInt64(Kind.habit.rawValue))
      writer.raw(id.bytes)
      Self.write(values, to: &writer)
    case .noHabit(let id):
      writer.count(UInt64(Kind.noHabit.rawValue))
      writer.raw(id.bytes)
    case .category(let key, let values):
      writer.count(UInt64(Kind.category.rawValue))
      writer.text(key)
      Self.write(values, to: &writer)
    case .noCategory(let key):
      writer.count(UInt64(Kind.noCategory.rawValue))
      writer.text(key)
    case .day(let habit, let day, let fact):
      writer.count(UInt64(Kind.day.rawValue))
      writer.raw(habit.bytes)
      writer.number(day.rawValue)
      fact.write(to: &writer)
    }
  }

  private static func write(_ values: [PropertyValue], to writer: inout ByteWriter) {
    writer.count(values.count)
    for value in values {
      writer.count(value.key.number)
      writer.data(value.key.item)
      writer.data(value.value)
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(SyncFileError) {
    switch Kind(rawValue: try reader.byte()) {
    case .habit: self = .habit(try reader.id(), try Self.values(&reader))
    case .noHabit: self = .noHabit(try reader.id())
    case .category: self = .category(try reader.text(), try Self.values(&reader))
    case .noCategory: self = .noCategory(try reader.text())
    case .day:
      let habit = try reader.id()
      guard let day = CalendarDay(exactly: try reader.number()) else {
        throw .isDamaged("it has a day outside the calendar")
      }
      self = .day(habit, day, try DayFact(&reader))
    case nil: throw .isDamaged("it has a fact of another version")
    }
  }

  private static func values(_ reader: inout ByteReader) throws(SyncFileError) -> [PropertyValue] {
    var values: [PropertyValue] = []
    for _ in 0..<(try reader.count(of: 3)) {
      let key = RegisterKey(number: try reader.word(), item: try reader.data())
      values.append(PropertyValue(key: key, value: try reader.data()))
    }
    return values
  }
}

extension DayFact {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.number(count)
    writer.count(UInt64(status.syncCode))
    writer.text(note)
    writer.number(date.milliseconds)
    switch addition {
    case nil: writer.count(0)
    case .added(let count):
      writer.count(1)
      writer.number(count)
    case .given(let total, let cause):
      writer.count(2)
      writer.number(total)
      writer.word(cause.rawValue)
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(SyncFileError) {
    count = try reader.number()
    status = DayStatus(syncCode: try reader.byte())
    note = try reader.text()
    date = Date(milliseconds: try reader.number())
    switch try reader.byte() {
    case 1: addition = .added(try reader.number())
    case 2:
      let total = try reader.number()
      addition = .given(total, cause: WriterID(rawValue: try reader.fixedWord()))
    default: addition = nil
    }
  }
}

extension ByteReader {
  fileprivate mutating func id() throws(SyncFileError) -> UUID {
    guard let id = UUID(bytes: try raw(16)) else { throw .isDamaged("it has no identity") }
    return id
  }
}
