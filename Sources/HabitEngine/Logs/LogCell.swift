/// A day of a ``HabitLog`` in 16 bits: the status in the upper two bits, the count in the lower 14
/// bits.
///
/// For done, both upper bits are set; for skipped, only the highest bit; for missed, only the
/// second bit. ``CellQuad`` relies on this. A count that does not fit is stored as
/// ``largestCount``, and the log keeps the exact count separately.
struct LogCell: Hashable {
  let bits: UInt16

  /// A day without a record.
  static let none = LogCell(bits: 0)

  /// The largest count of a cell. It also represents all larger counts.
  static let largestCount = Int(countMask)

  private static let statusShift: UInt16 = 14
  private static let countMask: UInt16 = 0x3FFF

  private init(bits: UInt16) {
    self.bits = bits
  }

  /// Creates a cell.
  ///
  /// - Parameter count: At least 0. A count above ``largestCount`` is stored as ``largestCount``.
  init(count: Int, status: DayStatus) {
    bits = Self.code(of: status) << Self.statusShift | UInt16(min(count, Self.largestCount))
  }

  init(_ record: DayRecord) {
    self.init(count: record.count, status: record.status)
  }

  var count: Int { Int(bits & Self.countMask) }

  var status: DayStatus? {
    switch bits >> Self.statusShift {
    case 0: nil
    case 1: .missed
    case 2: .skipped
    default: .done
    }
  }

  private static func code(of status: DayStatus) -> UInt16 {
    switch status {
    case .missed: 1
    case .skipped: 2
    case .done: 3
    }
  }
}
