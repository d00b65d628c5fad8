import Foundation

/// The bytes of a file before compression and sealing. Equal contents have equal bytes.
extension SyncFile {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.count(replaces.count)
    for name in replaces.sorted() { writer.raw(name.bytes) }
    var stamps = StampWriter(state.writers)
    writer.count(stamps.writers.count)
    for id in stamps.writers { writer.word(id.rawValue) }
    if !state.registers.isEmpty {
      writer.count(SectionKind.registers.rawValue)
      writer.data(registers(&stamps))
    }
    if !state.days.isEmpty {
      writer.count(SectionKind.days.rawValue)
      writer.data(days(&stamps))
    }
    for (kind, items) in state.others.sorted(by: { $0.key < $1.key }) {
      var section = ByteWriter()
      for item in items.sorted(by: { $0.precedes($1) }) { section.data(item) }
      writer.count(kind)
      writer.data(section.bytes)
    }
    return writer.bytes
  }

  private func registers(_ stamps: inout StampWriter) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(state.registers.count)
    for (entity, registers) in state.registers.sorted(by: { $0.key < $1.key }) {
      writer.count(entity.kind)
      writer.data(entity.key)
      writer.count(registers.count)
      for (key, register) in registers.sorted(by: { $0.key < $1.key }) {
        writer.count(key.number)
        writer.data(key.item)
        Self.write(register, &stamps, to: &writer)
      }
    }
    return writer.bytes
  }

  private func days(_ stamps: inout StampWriter) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(state.days.count)
    for (habit, days) in state.days.sorted(by: { $0.key.bytes.precedes($1.key.bytes) }) {
      writer.raw(habit.bytes)
      writer.count(days.cells.count)
      var before = 0
      for cell in days.cells {
        writer.number(Int(cell.day) - before)
        before = Int(cell.day)
        Self.write(cell, &stamps, to: &writer)
      }
    }
    return writer.bytes
  }

  private static func write(
    _ cell: DayCell,
    _ stamps: inout StampWriter,
    to writer: inout ByteWriter
  ) {
    writer.count(cell.parts.rawValue)
    for count in [cell.set, cell.found] {
      guard let count else { continue }
      stamps.write(count.stamp, to: &writer)
      writer.count(Int(count.value))
    }
    if let status = cell.status {
      if !cell.parts.contains(.sharesStamp) { stamps.write(status.stamp, to: &writer) }
      writer.count(UInt64(status.code))
    }
    if let note = cell.note { write(note, &stamps, to: &writer) }
    if let date = cell.date { write(date, &stamps, to: &writer) }
    guard !cell.tallies.isEmpty else { return }
    writer.count(cell.tallies.count)
    for tally in cell.tallies {
      stamps.write(source: tally.source, to: &writer)
      for sum in [tally.latest, tally.seen] {
        stamps.write(time: sum.time, to: &writer)
        writer.number(sum.total)
      }
    }
  }

  private static func write(
    _ register: Register,
    _ stamps: inout StampWriter,
    to writer: inout ByteWriter
  ) {
    stamps.write(register.stamp, to: &writer)
    writer.data(register.value)
  }
}

extension DayCell {
  fileprivate var parts: DayParts {
    var parts: DayParts = []
    if set != nil { parts.insert(.count) }
    if status != nil { parts.insert(.status) }
    if found != nil { parts.insert(.found) }
    if let count = set ?? found, count.stamp == status?.stamp { parts.insert(.sharesStamp) }
    if note != nil { parts.insert(.note) }
    if date != nil { parts.insert(.date) }
    if !tallies.isEmpty { parts.insert(.tallies) }
    return parts
  }
}

extension SyncState {
  /// The writers of all values and additions.
  fileprivate var writers: Set<WriterID> {
    var writers: Set<WriterID> = []
    for registers in registers.values {
      for register in registers.values { writers.insert(register.stamp.writer) }
    }
    for days in days.values {
      for cell in days.cells {
        for count in [cell.set, cell.found] {
          if let count { writers.insert(count.stamp.writer) }
        }
        for stamp in [cell.status?.stamp, cell.note?.stamp, cell.date?.stamp] {
          if let stamp { writers.insert(stamp.writer) }
        }
        for tally in cell.tallies { writers.insert(tally.source) }
      }
    }
    return writers
  }
}
