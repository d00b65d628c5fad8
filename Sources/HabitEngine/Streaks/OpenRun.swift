/// The run that is being built, and the finished runs.
struct OpenRun {
  private(set) var runs: [Streak] = []
  /// The last day, counted or bridged, of the last of ``runs``.
  private(set) var endOfRuns = Int.min
  /// The first counted day of the open run.
  private var first = 0
  /// The last counted day of the open run.
  private var last = 0
  /// The number of counted days of the open run.
  private var length = 0
  /// The last day of the open run, counted or bridged.
  private var end = Int.min

  /// True if there is a run that can continue.
  var isOpen: Bool { length > 0 }

  /// Creates an empty list of runs.
  ///
  /// - Parameter capacity: The expected number of runs.
  init(capacity: Int) {
    runs.reserveCapacity(capacity)
  }

  /// Adds the days of one page, one bit each. The days directly follow the previous page unless
  /// ``close()`` was called in between.
  @inline(__always)
  mutating func extend(by counted: UInt64, bridging: UInt64, from start: Int) {
    var active = counted | bridging
    if active & 1 == 0 { close() }
    while active != 0 {
      // Adding the lowest set bit carries through the lowest block of set bits into the bit after
      // the block, or out of the word if the block continues in the next page.
      let rest = active &+ (active & (0 &- active))
      let block = active & ~rest
      let days = counted & block
      if days != 0 {
        if length == 0 { first = start &+ days.trailingZeroBitCount }
        last = start &+ 63 &- days.leadingZeroBitCount
        length &+= days.nonzeroBitCount
      }
      end = start &+ 63 &- block.leadingZeroBitCount
      active &= rest
      if rest != 0 { close() }
    }
  }

  /// Ends the open run, if there is one.
  @inline(__always)
  mutating func close() {
    guard length > 0 else { return }
    runs.append(
      Streak(
        first: CalendarDay(rawValue: first),
        last: CalendarDay(rawValue: last),
        length: length
      )
    )
    length = 0
    endOfRuns = end
  }
}
