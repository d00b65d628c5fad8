/// A day of a ``HabitLog`` in 16 bits: the status in the upper two, the count in the lower 14.
///
/// Done has both upper bits, skipped the uppermost and missed the other one, which ``CellQuad``
/// relies on. Of a larger count than 14 bits have the cell keeps ``largestCount``, and the log the
/// count itself beside it.
struct LogCell: Hashable {
  let bits: UInt16

  /// A day without a record.
  static let none = LogCell(bits: 0)

  /// The largest count of a cell: this one or any beyond it.
  static let largestCount = Int(countMask)

  private static let statusShift: UInt16 = 14
  private static let countMask: UInt16 = 0x3FFF

  private init(bits: UInt16) {
    self.bits = bits
  }

  /// - Parameter count: From 0 on; what is beyond ``largestCount`` becomes that.
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

  /// Whether the day is done with at least a count that cells can tell.
  func isComplete(atLeast count: Int) -> Bool { status == .done && self.count >= count }

  var isSkipped: Bool { bits >> Self.statusShift == 2 }

  /// Whether this record of a day stands against another one of the same day: the higher count
  /// does, then done before skipped before missed.
  func standsAgainst(_ other: LogCell) -> Bool {
    other == .none || (count, bits) > (other.count, other.bits)
  }

  private static func code(of status: DayStatus) -> UInt16 {
    switch status {
    case .missed: 1
    case .skipped: 2
    case .done: 3
    }
  }
}
