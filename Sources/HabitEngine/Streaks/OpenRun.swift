/// The run that is being found, and those before it.
struct OpenRun {
  private(set) var runs: [Streak] = []
  /// The last day that the last of ``runs`` reaches.
  private(set) var endOfRuns = Int.min
  /// The first and last counted days of the run and their number, and the last day that it
  /// reaches, counted or bridged.
  private var first = 0
  private var last = 0
  private var length = 0
  private var end = Int.min

  /// Whether there is a run that may go on.
  var isOpen: Bool { length > 0 }

  /// - Parameter capacity: How many runs to expect.
  init(capacity: Int) {
    runs.reserveCapacity(capacity)
  }

  /// Takes in the days of one page, a bit each. It goes on with the page before, unless
  /// ``close()`` was called in between.
  @inline(__always)
  mutating func extend(by counted: UInt64, bridging: UInt64, from start: Int) {
    var active = counted | bridging
    if active & 1 == 0 { close() }
    while active != 0 {
      // Adding its lowest bit to the lowest block carries into the bit after the block, and out of
      // the word where the block goes on with the next page.
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

  /// Ends the run, where there is one.
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
