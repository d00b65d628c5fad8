/// A writer of stamps in a compact form: a stamp's writer as an index in a table, and its
/// milliseconds as the difference from the previous stamp.
struct StampWriter {
  /// The writers in ascending order.
  let writers: [WriterID]
  private let places: [WriterID: Int]
  private var before = 0

  init(_ writers: Set<WriterID>) {
    self.writers = writers.sorted()
    places = Dictionary(uniqueKeysWithValues: self.writers.enumerated().map { ($1, $0) })
  }

  mutating func write(_ stamp: Stamp, to writer: inout ByteWriter) {
    write(source: stamp.writer, to: &writer)
    write(time: stamp.time, to: &writer)
  }

  mutating func write(time: UInt64, to writer: inout ByteWriter) {
    let milliseconds = Int(time >> 16)
    writer.number(milliseconds - before)
    writer.count(time & 0xFFFF)
    before = milliseconds
  }

  func write(source: WriterID, to writer: inout ByteWriter) {
    writer.count(places[source] ?? 0)
  }
}

/// A reader of the output of ``StampWriter``.
struct StampReader {
  private let writers: [WriterID]
  private var before = 0

  /// Reads the table of writers.
  init(_ reader: inout ByteReader) throws(SyncFileError) {
    var writers: [WriterID] = []
    let count = try reader.count(of: 8)
    writers.reserveCapacity(count)
    for _ in 0..<count {
      let writer = WriterID(rawValue: try reader.fixedWord())
      if let last = writers.last, last >= writer {
        throw .isDamaged("its writers are not in order")
      }
      writers.append(writer)
    }
    self.writers = writers
  }

  mutating func stamp(_ reader: inout ByteReader) throws(SyncFileError) -> Stamp {
    let writer = try source(&reader)
    return Stamp(time: try time(&reader), writer: writer)
  }

  mutating func time(_ reader: inout ByteReader) throws(SyncFileError) -> UInt64 {
    let (milliseconds, overflow) = before.addingReportingOverflow(try reader.number())
    let counter = try reader.word()
    guard !overflow, milliseconds >= 0, milliseconds <= Stamp.lastTime >> 16, counter <= 0xFFFF
    else { throw .isDamaged("it has an impossible time") }
    before = milliseconds
    return UInt64(milliseconds) << 16 | counter
  }

  func source(_ reader: inout ByteReader) throws(SyncFileError) -> WriterID {
    let place = try reader.word()
    guard place < writers.count else { throw .isDamaged("it names an unknown writer") }
    return writers[Int(place)]
  }
}
